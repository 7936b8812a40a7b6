import type { Tokens } from '../contract/schemas/credentials.ts';
import { TOKEN_NAMES } from './token-store.ts';

/** A token of a header: an address can hold anything. */
const TOKEN = /^[\w.~+/-]+=*$/;

/**
 * Takes the pair of a hand-over out of the address of the page, which the history, a reload and a copied link would
 * repeat. Whatever else it says stays, letter by letter. Undefined for half a pair, two pairs, or what is no token: that
 * is taken out too.
 */
export function takeTokens({ href }: { readonly href: string }): Tokens | undefined {
  const url = new URL(href);
  const parts = url.search.slice(1).split('&');
  const others = parts.filter((part) => {
    const parsed = new URLSearchParams(part);
    return !TOKEN_NAMES.some((name) => parsed.has(name));
  });
  if (others.length === parts.length) return undefined;
  // Joined by what no token has: one that is there twice is none.
  const pair = TOKEN_NAMES.map((name) => url.searchParams.getAll(name).join(' '));
  url.search = others.join('&');
  history.replaceState(history.state, '', url);
  const [accessToken = '', refreshToken = ''] = pair;
  return pair.every((token) => TOKEN.test(token)) ? { accessToken, refreshToken } : undefined;
}
