import { API_BASE_PATH } from './contract/protocol.ts';
import { callTable } from './contract/read-packed.ts';
import type { Method } from './contract/resources/resource.ts';
import type { Route } from './contract/route.ts';
import type { Tokens } from './contract/schemas/credentials.ts';
import type { Api, CallOptions } from './contract/types.ts';
import { createCall } from './session/call.ts';
import { openChannel } from './session/channel.ts';
import { takeTokens } from './session/receive.ts';
import { exchange } from './session/refresh.ts';
import { type SessionEnd, sessionOf } from './session/session.ts';
import { memoryStorage, type TokenStorage, tabStorage } from './session/token-store.ts';
import { type Parts, prepare } from './transport/request.ts';
import { readResponse } from './transport/response.ts';
import { createSend } from './transport/send.ts';
import { readTokens } from './transport/tokens.ts';

/** The default timeout: milliseconds from sending a request to the last byte of the response. */
export const DEFAULT_TIMEOUT = 30_000;

export interface ClientOptions {
  /** The URL of the API, base path included. Default: `/api/v1` on the page's origin. */
  readonly baseUrl?: string | undefined;
  /**
   * Storage of the tokens. Default: the tab's `sessionStorage`; this client's own memory if there is none, and
   * on a server.
   */
  readonly storage?: TokenStorage | undefined;
  /** Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof fetch | undefined;
  /** Called once when a session ends, whatever the reason. */
  readonly onLogout?: ((reason: SessionEnd) => void) | undefined;
  /** Called after a refresh has stored a new pair. */
  readonly onTokens?: ((tokens: Tokens) => void) | undefined;
  /**
   * Milliseconds for each request; waiting for a refresh is not counted. Default: 30 s. 0 means no limit, and so does a
   * value that timers do not support: less than 0, `Infinity`, 2^31 (25 days) or more.
   */
  readonly timeout?: number | undefined;
  /** After a refresh that got no response, 429 or 5xx three times: end the session (default), or keep it. */
  readonly refreshUnavailable?: 'logout' | 'keep' | undefined;
  /**
   * Returns whether a key of local storage stays when `user.update` clears it: those of other apps on the same origin.
   * Default: none stays, as the API's specification requires.
   */
  readonly keepsLocal?: ((key: string) => boolean) | undefined;
}

export interface ClientSession {
  /** Increases whenever a session begins or ends: a key for anything that must not outlive a user. */
  readonly epoch: number;
  /** Returns both tokens, or `undefined` unless both are stored. */
  tokens(): Tokens | undefined;
  /** Stores the tokens of a sign-in. Calls of the session before it reject with `session-changed`. */
  begin(tokens: Tokens): void;
  /**
   * Begins the session that the console has handed over (`AUTH-09`): reads `accessToken` and `refreshToken` in the query
   * of the page's address and removes them from it. Call it before anything is sent: `session.receive(location)`.
   *
   * Returns whether there was a pair. It replaces a session that is there, without a call of `onLogout`. Half a pair is
   * removed and not used.
   */
  receive(location: { readonly href: string }): boolean;
  /**
   * Refreshes the tokens now, for example after a password change. It is the same refresh that calls share, so a failure
   * has the same consequences.
   *
   * Resolves with the tokens once they are stored. Rejects with `ApiError`: `auth` without a session or when it has ended,
   * `network` when there was no response and the session is kept, `session-changed` when another session has begun.
   */
  refresh(): Promise<Tokens>;
  /** Removes the tokens and ends all calls in progress. Sends nothing to the server: see `user.logout`. */
  end(reason?: SessionEnd): void;
  /**
   * Calls `listener` after each begin, refresh and end of the session. Returns an unsubscribe function:
   * `useSyncExternalStore(session.subscribe, () => session.epoch)`.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Stops calling this client's `onLogout` and `onTokens`. The channel to copies of the tab closes with the session's
   * last listener.
   */
  dispose(): void;
}

export interface Client extends Api {
  readonly session: ClientSession;
  /**
   * Calls an address that the table does not have. Flags that the table has for an address apply here too. Returns
   * the whole body.
   */
  request(
    method: Method,
    path: `/${string}`,
    options?: CallOptions & { readonly query?: object | undefined; readonly body?: unknown },
  ): Promise<unknown>;
}

/**
 * Creates the client of the v1 API (`API-01`, `API-02`).
 *
 * Clients of the same storage share one session and one refresh at a time.
 */
export function createClient(options: ClientOptions = {}): Client {
  const tab = options.storage ? undefined : tabStorage();
  const session = sessionOf(options.storage ?? tab ?? memoryStorage(), tab && openChannel);
  const { onLogout, onTokens } = options;
  const dispose = session.listen(({ end, tokens }) => {
    if (end) onLogout?.(end);
    if (tokens) onTokens?.(tokens);
  });
  const baseUrl = (options.baseUrl ?? API_BASE_PATH).replace(/\/+$/, '');
  const send = createSend(
    options.fetch ?? ((...args) => globalThis.fetch(...args)),
    options.timeout ?? DEFAULT_TIMEOUT,
  );
  const renewal = prepare(baseUrl, { method: 'GET', path: '/user/refresh' }, '', {});
  const refresh = (byHand: boolean) =>
    session.refresh(
      (stored) => exchange(send, renewal, stored),
      options.refreshUnavailable === 'keep',
      byHand,
    );
  const call = createCall(send, session, renewal, refresh);

  async function execute(
    route: Pick<Route, 'method' | 'path' | 'response'> & Partial<Route>,
    id: unknown,
    parts: Parts,
  ) {
    const prepared = prepare(baseUrl, route, id, parts);
    const response = await call(prepared, !!route.isPublic, parts.signal);
    const value = readResponse(response, prepared.route, route.response);
    if (route.clearsLocal) clearLocal(options.keepsLocal);
    return value;
  }

  /** A brace sorts after every letter, so a path without an id comes before those that would match it as one. */
  const lines = Object.values(callTable)
    .flatMap((group) => Object.values(group))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

  /** Returns the route of the table that matches an address. */
  function lineOf(method: Method, address: string): Route | undefined {
    const [path = ''] = address.split('?');
    return lines.find(
      (line) =>
        line.method === method && RegExp(`^${line.path.replace(/{\w+}/, '[^/]+')}$`).test(path),
    );
  }

  function methodOf(route: Route) {
    return (...args: unknown[]) => {
      const id = route.param && args.shift();
      const [input, rest] = args;
      // Literal keys, not computed ones: creating an object with a fixed shape is much faster.
      const parts = route.method === 'GET' ? { query: input } : { body: input };
      return execute(route, id, rest ? { ...rest, ...parts } : parts);
    };
  }

  // One method per line of the table; the type `Api` is derived from the same lines.
  const groups = mapValues(callTable, (group) => mapValues(group, methodOf));
  const api = groups as unknown as Api;

  return {
    ...api,
    session: {
      get epoch() {
        return session.epoch;
      },
      tokens: () => readTokens(session.read()),
      begin(tokens) {
        const both = readTokens(tokens);
        if (!both) throw new TypeError('Both tokens are required');
        session.begin(both);
      },
      receive(location) {
        const handed = takeTokens(location);
        if (handed) session.begin(handed);
        return !!handed;
      },
      refresh: () => api.user.refresh(),
      end: (reason = 'logout') => session.end(reason),
      subscribe: (listener) => session.listen(() => listener()),
      dispose,
    },
    request: (method, path, parts = {}) =>
      execute({ ...lineOf(method, path), method, path, response: { kind: 'body' } }, '', parts),
  };
}

/** `API-04`. If local storage is blocked, nothing was stored there either. */
function clearLocal(keepsLocal: ClientOptions['keepsLocal']): void {
  try {
    const { localStorage } = globalThis;
    if (!keepsLocal) localStorage?.clear();
    else {
      for (const key of Object.keys(localStorage)) {
        if (!keepsLocal(key)) localStorage.removeItem(key);
      }
    }
  } catch {}
}

function mapValues<T, R>(values: Readonly<Record<string, T>>, map: (value: T) => R) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
