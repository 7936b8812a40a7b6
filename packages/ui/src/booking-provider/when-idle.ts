/** The longest wait for an idle moment, in ms: a page may stay busy. */
const LIMIT_MS = 2000;

/** Resolves once the page has loaded and its main thread is idle; at once where the browser can't tell. */
export async function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise((done) => requestIdleCallback(done, { timeout: LIMIT_MS }));
}
