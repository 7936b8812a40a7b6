/**
 * Loads a part that the page works without. After a failure it loads again when the browser goes online, so that a page
 * that was opened on a bad connection has the part later.
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const wasOnline = navigator.onLine;
    try {
      return await load();
    } catch (error) {
      console.warn('@booking/ui: no tooltips and toasts until the browser is online.', error);
      // The connection may be back before the failure is known.
      if (wasOnline || !navigator.onLine) await online();
    }
  }
}

const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
