/** Longest wait for an idle moment, in ms: a page may be busy for as long as it is used. */
const LIMIT_MS = 2000;

/**
 * Fulfilled once the page has loaded and its main thread has nothing to do, or has been busy for long: what can wait
 * leaves the line to what cannot.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) =>
    // Not every browser tells when it is idle.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: LIMIT_MS })
      : setTimeout(done),
  );
}
