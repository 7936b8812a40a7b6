/** Remembers when, and at which address, the page was reloaded for a missing chunk. */
const RELOADED_KEY = 'booking-reloaded';

/** For this long, in milliseconds, a second failure at the same address shows an error instead. */
const AGAIN_MS = 5 * 60_000;

/** A part of the console that failed to load. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('Couldn’t load part of the console.', { cause });
  }
}

/**
 * Loads a screen or a part of one. After a release the old file names are gone: the error page then reloads the page
 * once (`reloadOnce`).
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
 * Reloads the page at its address, and returns whether it does: not a second time, not offline, where the page would be
 * lost, and not where site data is blocked, where it could not tell the second time.
 */
export function reloadOnce(page: ReloadablePage = window, now = Date.now()): boolean {
  if (!page.navigator.onLine) return false;
  const { pathname } = page.location;
  try {
    const [address, at] = (page.sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    if (address === pathname && now - Number(at) < AGAIN_MS) return false;
    page.sessionStorage.setItem(RELOADED_KEY, `${pathname} ${now}`);
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}

/** The parts of `window` that it uses. */
export interface ReloadablePage {
  readonly location: Pick<Location, 'reload' | 'pathname'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}
