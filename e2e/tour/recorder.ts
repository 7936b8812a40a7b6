import type { CDPSession, Locator, Page, Request } from '@playwright/test';

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

/** Records a page whose time stands still between two frames. */
export interface Recorder {
  /** Moves the time on by one frame and records it. */
  frame(pointer: Pointer): Promise<void>;
  /** Moves the time on until something is there, without recording it. */
  until(target: Locator): Promise<void>;
  /** How long the video is so far. */
  readonly seconds: number;
  readonly framesPerSecond: number;
}

/** Largest number of steps to wait: anything that isn't there by then never comes. */
const STEPS_MAX = 2_000;

export interface RecorderOptions {
  readonly page: Page;
  readonly framesPerSecond: number;
  readonly encode: (frame: Frame) => Promise<void>;
}

/**
 * Takes over the time of a page: timers by Playwright's clock, animations by their own. However long a frame takes to
 * make, the next one is the same fraction of a second later, so a loaded machine makes the same video as a quick one.
 */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const { page, framesPerSecond, encode } = options;
  const duration = 1000 / framesPerSecond;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  const requests = watchRequests(page);
  let frames = 0;
  async function step() {
    try {
      await page.clock.runFor(duration);
      await stepAnimations(page, cdp, duration);
      await requests.settled();
    } catch (error) {
      // Signing in leads to another origin, which may be in the middle of a step.
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState();
    }
  }
  return {
    framesPerSecond,
    async until(target) {
      for (let steps = 0; !(await target.isVisible()); steps += 1) {
        if (steps > STEPS_MAX) throw new Error(`${target} never comes.`);
        await step();
      }
    },
    get seconds() {
      return frames / framesPerSecond;
    },
    async frame(pointer) {
      await step();
      const { data } = await cdp.send('Page.captureScreenshot', { optimizeForSpeed: true });
      await encode({ picture: data, pointer });
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
      // Animations that go by a scroll position have no time.
      if (animation.timeline !== document.timeline) continue;
      animation.currentTime = Number(animation.currentTime ?? 0) + by;
    }
  }, step);
}

/** Waits for the requests of the page before its picture is taken. */
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
      // A response is rendered in a task of its own.
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
