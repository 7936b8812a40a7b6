import type { Tokens } from '../contract/schemas/user.ts';
import { record } from '../transport/api-error.ts';

/** What a client keeps its tokens in: a `Storage`, or anything like it. */
export interface TokenStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** What is stored at the moment; either may be missing. */
export type StoredTokens = Partial<Tokens>;

export interface TokenStore {
  read(): StoredTokens;
  write(tokens: Tokens): void;
  clear(): void;
}

const NAMES = ['accessToken', 'refreshToken'] as const;

/**
 * Tokens under the names `accessToken` and `refreshToken` (`ENT-02`).
 *
 * A storage that throws (blocked, or its quota is used up) is left for the memory of the page, with
 * one warning: the session then ends with the page.
 */
export function createTokenStore(given: TokenStorage): TokenStore {
  let storage = given;

  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      if (storage !== given) throw cause;
      storage = memoryStorage();
      console.warn('Session storage is not available; the session ends with this page.', cause);
      // Half a pair must not stay behind.
      try {
        for (const name of NAMES) given.removeItem(name);
      } catch {}
      return work();
    }
  }

  return {
    read: () =>
      attempt(() => {
        const [accessToken, refreshToken] = NAMES.map((name) => storage.getItem(name));
        return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
      }),
    write: (tokens) =>
      attempt(() => {
        for (const name of NAMES) storage.setItem(name, tokens[name]);
      }),
    clear: () =>
      attempt(() => {
        for (const name of NAMES) storage.removeItem(name);
      }),
  };
}

/** The tab's session storage, or memory where there is none. */
export function defaultStorage(): TokenStorage {
  try {
    return globalThis.sessionStorage ?? memoryStorage();
  } catch {
    // A browser that blocks site data throws as soon as the property is read.
    return memoryStorage();
  }
}

/** Tokens that nothing outside the page sees. */
export function memoryStorage(): TokenStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** Both tokens of an answer, at its top level or under `data`; `undefined` unless both are there. */
export function readTokens(body: unknown): Tokens | undefined {
  for (const place of [record(body), record(record(body).data)]) {
    const { accessToken, refreshToken } = place;
    if (
      typeof accessToken === 'string' &&
      typeof refreshToken === 'string' &&
      accessToken &&
      refreshToken
    ) {
      return { accessToken, refreshToken };
    }
  }
  return undefined;
}
