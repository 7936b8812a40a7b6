/** Remembers for which address the page has been loaded again for a missing chunk, and when. */
const RELOADED_KEY = 'booking-reloaded';

/** Milliseconds in which a second failure at the same address is told instead. */
const AGAIN_MS = 5 * 60_000;

/** A part of the console whose files did not come. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('Couldn’t load part of the console.', { cause });
  }
}

/**
 * Loads a screen or a part of one. After a release the old names of its files are gone: the error page then loads the
 * page again, once (`reloadOnce`).
 * @throws ChunkError
 */
export function reloading<T>(load: () => Promise<T>) {
  return async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      throw new ChunkError(error);
    }
  };
}

/**
 * Loads the page again at the address where it stands, and says whether it does: not a second time, and not without a
 * network, where the page would be gone.
 */
export function reloadOnce(page: ReloadablePage = window, now = Date.now()): boolean {
  if (!page.navigator.onLine) return false;
  const { pathname } = page.location;
  const [address, at] = (page.sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
  if (address === pathname && now - Number(at) < AGAIN_MS) return false;
  page.sessionStorage.setItem(RELOADED_KEY, `${pathname} ${now}`);
  page.location.reload();
  return true;
}

/** The parts of a window that it takes. */
export interface ReloadablePage {
  readonly location: Pick<Location, 'reload' | 'pathname'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}
