/** The parameter in which the sign-in page keeps where the visitor came from (`AUTH-12`). */
export const ORIGIN_PARAM = 'from';

/** Stands in for the page's own origin: only paths inside it are safe. */
const HERE = 'https://console.invalid';

/**
 * A path of the console to return to after sign-in, or undefined for anything that leads elsewhere: other hosts in any
 * spelling, other schemes, control characters, and the sign-in page itself.
 */
export function safeOrigin(text: string | null | undefined): string | undefined {
  // Browsers read a backslash as a slash and skip control characters, so neither is allowed.
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const url = URL.parse(text, HERE);
  if (!url || url.origin !== HERE || url.username || url.password) return undefined;
  if (url.pathname.startsWith('//') || isSignIn(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page, returning to `location` afterwards if there is anything to return to. */
export function signInHref(location?: { pathname: string; search: string; hash: string }): string {
  const origin = location && safeOrigin(location.pathname + location.search + location.hash);
  if (!origin || origin === '/home') return '/login';
  return `/login?${new URLSearchParams({ [ORIGIN_PARAM]: origin })}`;
}

function isSignIn(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === '/login';
}
