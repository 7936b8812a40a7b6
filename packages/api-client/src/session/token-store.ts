import type { Tokens } from '../contract/schemas/credentials.ts';
import type { StoredTokens } from '../transport/tokens.ts';

/** Where a client keeps its tokens: a `Storage` or similar. */
export interface TokenStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): unknown;
  removeItem(name: string): unknown;
}

export interface TokenStore {
  read(): StoredTokens;
  write(tokens: Tokens): unknown;
  clear(): unknown;
}

/** Names of both tokens in storage, and in the query of a hand-over (`AUTH-09`). */
export const TOKEN_NAMES = ['accessToken', 'refreshToken'] as const;

/**
 * Tokens under the names `accessToken` and `refreshToken` (`ENT-02`).
 *
 * A storage that throws (blocked, or its quota is used up) is left for the memory of the page, with
 * one warning: the session then ends with the page.
 */
export function createTokenStore(initialStorage: TokenStorage): TokenStore {
  let storage = initialStorage;

  function each<T>(work: (name: keyof Tokens) => T): T[] {
    try {
      return TOKEN_NAMES.map(work);
    } catch (cause) {
      console.warn('Storage is unavailable, so the session ends with this page:', cause);
      storage = memoryStorage();
      forget(initialStorage);
      return TOKEN_NAMES.map(work);
    }
  }

  return {
    read() {
      const [accessToken, refreshToken] = each((name) => storage.getItem(name) ?? undefined);
      return { accessToken, refreshToken };
    },
    write: (tokens) => each((name) => storage.setItem(name, tokens[name])),
    clear: () => each((name) => storage.removeItem(name)),
  };
}

/** The session storage of the tab. A server may have one too, which all its users would share: it has no document. */
export function tabStorage(): TokenStorage | undefined {
  try {
    return globalThis.document && globalThis.sessionStorage;
  } catch {
    // A browser that blocks site data throws as soon as the property is read.
    return undefined;
  }
}

/** A pair that was half written must not come back with the next page. */
function forget(storage: TokenStorage): void {
  try {
    TOKEN_NAMES.map((name) => storage.removeItem(name));
  } catch {
    // Blocked as a whole: then nothing was written either.
  }
}

/** Returns a storage in memory, which nothing outside the page can see. */
export function memoryStorage(): TokenStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => values.set(name, value),
    removeItem: (name) => values.delete(name),
  };
}
