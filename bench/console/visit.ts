import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The machine and the line of the method: 4 times slower, 1.6 Mbit/s, 150 ms. */
export const CPU_RATE = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

/** Cost of a first visit. Sizes are bytes on the wire, times milliseconds from the start of the navigation. */
export interface Visit {
  /** Size of all scripts that came before one could work. */
  readonly script: number;
  /** Asked for before one could work, and in all. */
  readonly requestsBefore: number;
  readonly requests: number;
  readonly lcp: number;
  readonly usable: number;
}

/** A page on the throttled machine, and the protocol session that throttles it. */
export interface ThrottledPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
}

/** Opens a page in a context of its own, so that nothing is warm in it. */
export async function throttledPage(browser: Browser): Promise<ThrottledPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { page, context, cdp };
}

/** Slows the line and the machine down. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

/** Opens an address and waits for the first thing that one works with there. */
export async function visit(browser: Browser, address: string, first: string): Promise<Visit> {
  const { page, context, cdp } = await throttledPage(browser);
  try {
    await throttle(cdp);
    const sent = watchRequests(cdp);
    await page.addInitScript((selector) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        return performance.mark('usable');
      };
      requestAnimationFrame(look);
    }, first);
    await page.goto(address);
    await page.locator(first).first().waitFor();
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(timings);
    return { ...sent(times.usable), ...times };
  } finally {
    await context.close();
  }
}

/** Watches the line from now on; the first request is that of the navigation. */
function watchRequests(cdp: CDPSession) {
  const sent = new Map<string, { readonly at: number; readonly isScript: boolean }>();
  const came: { readonly at: number; readonly bytes: number }[] = [];
  let start = Number.NaN;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    if (Number.isNaN(start)) start = timestamp;
    sent.set(requestId, { at: (timestamp - start) * 1_000, isScript: type === 'Script' });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (!sent.get(requestId)?.isScript) return;
    came.push({ at: (timestamp - start) * 1_000, bytes: encodedDataLength });
  });
  return (usable: number) => ({
    script: came.reduce((sum, { at, bytes }) => (at < usable ? sum + bytes : sum), 0),
    requestsBefore: [...sent.values()].filter(({ at }) => at < usable).length,
    requests: sent.size,
  });
}

async function timings(): Promise<{ lcp: number; usable: number }> {
  const lcp = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return { lcp, usable: performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN };
}
