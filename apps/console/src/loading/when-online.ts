import { reloading } from './reload-once.ts';

/**
 * Loads a part of a screen that is shown. Offline, it waits until the browser is online again: an error would take the
 * whole screen, with what was typed in it.
 * @throws ChunkError
 */
export function whenOnline<T>(load: () => Promise<T>, page?: OnlinePage) {
  const loadOnce = reloading(load);
  return async (): Promise<T> => {
    const here = page ?? window;
    for (;;) {
      let wasOffline = !here.navigator.onLine;
      const loading = new AbortController();
      const noteOffline = () => {
        wasOffline = true;
      };
      here.addEventListener('offline', noteOffline, { signal: loading.signal });
      try {
        return await loadOnce();
      } catch (error) {
        // The connection may be back before the failure is known.
        if (here.navigator.onLine) {
          if (wasOffline) continue;
          throw error;
        }
        await new Promise((resolve) => here.addEventListener('online', resolve, { once: true }));
      } finally {
        loading.abort();
      }
    }
  };
}

/** The parts of `window` that `whenOnline` uses. */
export interface OnlinePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}
