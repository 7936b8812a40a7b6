import { reloading } from './reload-once.ts';

/**
 * Loads a part of a screen that is shown. Offline, it waits until the browser is online again: an error would take the
 * whole screen, with what was typed in it.
 * @throws ChunkError
 */
export function whenOnline<T>(load: () => Promise<T>, page?: OnlinePage) {
  const loadOnce = reloading(load);
  return async (): Promise<T> => {
    for (;;) {
      try {
        return await loadOnce();
      } catch (error) {
        const here = page ?? window;
        if (here.navigator.onLine) throw error;
        await new Promise((resolve) => here.addEventListener('online', resolve, { once: true }));
      }
    }
  };
}

/** The parts of `window` that `whenOnline` uses. */
export interface OnlinePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}
