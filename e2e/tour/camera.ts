import type { CDPSession, Page, Request } from '@playwright/test';

/** Where the pointer is, in CSS pixels of the page, and whether its button is down. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  readonly isDown: boolean;
}

/** A picture of the page, as a PNG in base64, and what has to be drawn on it. */
export interface Frame {
  readonly picture: string;
  readonly pointer: Pointer;
}

/** Films a page whose time stands still between two frames. */
export interface Camera {
  /** Lets time go on by one frame and takes it. */
  frame(pointer: Pointer): Promise<void>;
  /** How long the film is so far. */
  readonly seconds: number;
  readonly framesPerSecond: number;
}

export interface CameraOptions {
  readonly page: Page;
  readonly framesPerSecond: number;
  /** What becomes of a frame. */
  readonly develop: (frame: Frame) => Promise<void>;
}

/**
 * Takes over the time of a page: timers by Playwright's clock, animations by their own. However long a frame takes to
 * make, the next one is the same fraction of a second later, so a loaded machine makes the same film as a quick one.
 */
export async function openCamera(options: CameraOptions): Promise<Camera> {
  const { page, framesPerSecond, develop } = options;
  const step = 1000 / framesPerSecond;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  const requests = watchRequests(page);
  let frames = 0;
  return {
    framesPerSecond,
    get seconds() {
      return frames / framesPerSecond;
    },
    async frame(pointer) {
      await page.clock.runFor(step);
      await stepAnimations(page, cdp, step);
      await requests.settled();
      const { data } = await cdp.send('Page.captureScreenshot', { optimizeForSpeed: true });
      await develop({ picture: data, pointer });
      frames += 1;
    },
  };
}

/** The timeline stands still, also for what begins later; each animation is moved along it by hand. */
async function stepAnimations(page: Page, cdp: CDPSession, step: number): Promise<void> {
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.evaluate((by) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running') continue;
      // What goes by a scroll position has no time.
      if (animation.timeline !== document.timeline) continue;
      animation.currentTime = Number(animation.currentTime ?? 0) + by;
    }
  }, step);
}

/** What the page has asked of the server is there before its picture is taken. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  let wake = () => {};
  const close = (request: Request) => {
    open.delete(request);
    if (open.size === 0) wake();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    async settled(): Promise<void> {
      while (open.size > 0) await new Promise<void>((resolve) => (wake = resolve));
      // What came is rendered in a task of its own.
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      });
    },
  };
}
