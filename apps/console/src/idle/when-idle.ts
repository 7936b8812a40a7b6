/** The longest wait for an idle moment in ms: a page may stay busy. */
const LIMIT_MS = 2000;

/** Resolves once the page has loaded and its main thread is idle, or after the limit. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) =>
    // Not every browser has it.
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: LIMIT_MS })
      : setTimeout(done),
  );
}
