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
      const wasOnline = here.navigator.onLine;
      try {
        return await loadOnce();
      } catch (error) {
        const isOnline = here.navigator.onLine;
        if (wasOnline && isOnline) throw error;
        // The connection may be back before the failure is known.
        if (isOnline) continue;
        await new Promise((resolve) => here.addEventListener('online', resolve, { once: true }));
      }
    }
  };
}

/** The parts of `window` that `whenOnline` uses. */
export interface OnlinePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}
