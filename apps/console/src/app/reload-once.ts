/** Remembers that the page has been loaded again for a missing chunk. */
const RELOADED_KEY = 'booking-reloaded';

/** A part of the console that did not come, and loading the page again did not help or would not. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the console could not be loaded.', { cause });
  }
}

/**
 * Loads a screen. After a release the old names of its files are gone: then the page is loaded again, once, and what
 * fails a second time is an error. The promise of a page that is being left stays open. Without a network nothing is
 * loaded again: the page would be gone, and with it what was typed.
 * @throws ChunkError
 */
export function reloading<T>(load: () => Promise<T>, given?: ReloadablePage) {
  return async (): Promise<T> => {
    const page = given ?? window;
    try {
      const module = await load();
      page.sessionStorage.removeItem(RELOADED_KEY);
      return module;
    } catch (error) {
      if (!page.navigator.onLine || page.sessionStorage.getItem(RELOADED_KEY)) {
        throw new ChunkError(error);
      }
      page.sessionStorage.setItem(RELOADED_KEY, 'true');
      page.location.reload();
      return new Promise(() => {});
    }
  };
}

/** The parts of a window that it takes. */
export interface ReloadablePage {
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
