/** The switch in an address that starts without a session. */
const SWITCH = 'lg';

/**
 * Opening any address with `?lg=true` clears the session storage (`AUTH-07`), before anything reads it. The switch is
 * then taken out of the address, so that a reload does not do it again.
 */
export function applyFreshStart({ location, history, sessionStorage }: FreshStartPage): void {
  const url = new URL(location.href);
  if (url.searchParams.get(SWITCH) !== 'true') return;
  sessionStorage.clear();
  url.searchParams.delete(SWITCH);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** The parts of a window that it takes. */
export interface FreshStartPage {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
}
