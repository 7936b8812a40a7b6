/** The first wait after a failure that isn't of the connection, and the longest, in ms. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Loads a part that the page works without, until it is there. After a failure offline it loads again when the browser
 * goes online. After another, such as an old version's file that a release has removed or a proxy has refused, it asks
 * again in growing steps, and when the tab is looked at again.
 */
export async function loadOnline<T>(load: () => Promise<T>, part: string): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const wasOnline = navigator.onLine;
    try {
      return await load();
    } catch (error) {
      console.warn(`@booking/ui: no ${part} yet. Asking again.`, error);
      // The connection may be back before the failure is known.
      if (wasOnline || !navigator.onLine) await chance(wait);
    }
  }
}

/** Resolves when another try may succeed. */
const chance = (wait: number) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const timer = navigator.onLine ? setTimeout(go, wait) : undefined;
    function go() {
      listening.abort();
      clearTimeout(timer);
      resolve();
    }
    window.addEventListener('online', go, { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && go(), { signal });
  });
