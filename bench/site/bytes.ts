import type { Browser } from 'playwright';

/** Bytes on the wire, headers and all, as far as a page has been read. */
export interface PageBytes {
  readonly all: number;
  readonly script: number;
  readonly fonts: number;
}

/** Bytes of an address before anyone touches it, and once it has been read to its end. */
export interface ReadBytes {
  readonly before: PageBytes;
  readonly after: PageBytes;
}

/** Opens an address on a phone and reads it to its end, a screen at a time. */
export async function readBytes(browser: Browser, url: string): Promise<ReadBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const types = new Map<string, string>();
    const sum = { all: 0, script: 0, fonts: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.all += encodedDataLength;
      if (types.get(requestId) === 'Script') sum.script += encodedDataLength;
      if (types.get(requestId) === 'Font') sum.fonts += encodedDataLength;
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const before = { ...sum };
    await page.mouse.move(200, 400);
    for (;;) {
      const end = await page.evaluate(() => {
        const from = scrollY;
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return scrollY === from;
      });
      // Content that comes near is laid out in the next frame, and looked at in the one after.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.waitForLoadState('networkidle');
      if (end) break;
    }
    return { before, after: { ...sum } };
  } finally {
    await context.close();
  }
}
