/** The parameter that starts without a session. */
const SWITCH = 'lg';

/**
 * Opening any address with `?lg=true` clears the session storage (`AUTH-07`), before anything reads it. The parameter
 * is then removed, so that a reload does not repeat it.
 */
export function applyFreshStart(page: FreshStartPage): void {
  const { location, history } = page;
  const url = new URL(location.href);
  if (url.searchParams.get(SWITCH) !== 'true') return;
  try {
    page.sessionStorage.clear();
  } catch {
    // Site data is blocked: nothing was saved there either.
  }
  url.searchParams.delete(SWITCH);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** The parts of `window` that it uses. */
export interface FreshStartPage {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
}
