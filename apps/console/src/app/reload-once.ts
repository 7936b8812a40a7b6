/** Remembers that the page has been loaded again for a missing chunk. */
const RELOADED_KEY = 'booking-reloaded';

/**
 * Loads a screen. After a release the old names of its files are gone: then the page is loaded again, once, and what
 * fails a second time is an error. The promise of a page that is being left stays open.
 */
export function reloading<T>(load: () => Promise<T>, given?: ReloadablePage) {
  return async (): Promise<T> => {
    const page = given ?? window;
    try {
      const module = await load();
      page.sessionStorage.removeItem(RELOADED_KEY);
      return module;
    } catch (error) {
      if (page.sessionStorage.getItem(RELOADED_KEY)) throw error;
      page.sessionStorage.setItem(RELOADED_KEY, 'true');
      page.location.reload();
      return new Promise(() => {});
    }
  };
}

/** The parts of a window that it takes. */
export interface ReloadablePage {
  readonly location: Pick<Location, 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
