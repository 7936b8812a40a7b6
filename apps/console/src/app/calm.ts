/** Fulfilled once the page has loaded and its main thread has nothing to do: what can wait leaves the line to what cannot. */
export async function calm(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) =>
    // Not every browser tells when it is idle.
    'requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done),
  );
}
