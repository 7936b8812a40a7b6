import type { Tokens } from '../contract/schemas/user.ts';
import { createTokenStore, type StoredTokens, type TokenStorage } from './token-store.ts';

/** Why a session ended: by the user's own act, by the server's refusal, or because no renewal got through. */
export type SessionEnd = 'logout' | 'expired' | 'unreachable';

/** What `fetch` brought back for a refresh token. */
export type Exchange =
  | { readonly kind: 'renewed'; readonly tokens: Tokens }
  | { readonly kind: 'refused' | 'unavailable'; readonly cause?: unknown };

/** How a refresh ended: `discarded` when the session it was for is not there any more. */
export type Outcome =
  | { readonly kind: 'stored'; readonly tokens: Tokens }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'kept' | 'ended'; readonly cause?: unknown };

export interface SessionListener {
  onLogout?: ((reason: SessionEnd) => void) | undefined;
  onTokens?: ((tokens: Tokens) => void) | undefined;
}

/** Ends a call that belongs to a session that is over. */
type Over = (kind: 'auth' | 'session-changed', cause?: unknown) => void;

/** The session of one storage. All clients of that storage share it, and with it the one refresh flight. */
export interface Session {
  /** Rises whenever a session begins or ends. */
  readonly epoch: number;
  readonly isSignedIn: boolean;
  /** The refresh that is under way. It never rejects. */
  readonly flight: Promise<Outcome> | undefined;
  read(): StoredTokens;
  begin(tokens: Tokens): void;
  end(reason: SessionEnd, cause?: unknown): void;
  /** Counts a call in for as long as it runs; it is ended when the session is. */
  enter(over: Over): () => void;
  /** The server took the access token: its refreshes are worth something. */
  accept(): void;
  /** Starts the flight, or joins it. `isCurrent` tells the exchange whether it still has a purpose. */
  refresh(
    exchange: (isCurrent: () => boolean) => Promise<Exchange>,
    keepUnavailable: boolean,
  ): Promise<Outcome>;
  listen(listener: SessionListener): () => void;
}

/** A third refresh without an accepted call between would only go on for ever. */
const FRUITLESS_REFRESHES = 2;

const sessions = new WeakMap<TokenStorage, Session>();

export function sessionOf(storage: TokenStorage): Session {
  const known = sessions.get(storage) ?? createSession(storage);
  sessions.set(storage, known);
  return known;
}

function createSession(storage: TokenStorage): Session {
  const store = createTokenStore(storage);
  const listeners = new Set<SessionListener>();
  let calls = new Set<Over>();
  let epoch = 0;
  let isSignedIn = false;
  let fruitless = 0;
  let flight: Promise<Outcome> | undefined;

  function read(): StoredTokens {
    const tokens = store.read();
    // Tokens may also come from elsewhere: a reload, a hand-over.
    if (tokens.accessToken || tokens.refreshToken) isSignedIn = true;
    return tokens;
  }

  function change(kind: Parameters<Over>[0], cause?: unknown): void {
    const former = calls;
    calls = new Set();
    epoch += 1;
    fruitless = 0;
    flight = undefined;
    for (const over of former) over(kind, cause);
  }

  function begin(tokens: Tokens): void {
    store.write(tokens);
    isSignedIn = true;
    change('session-changed');
  }

  function end(reason: SessionEnd, cause?: unknown): void {
    read();
    store.clear();
    if (!isSignedIn) return;
    isSignedIn = false;
    change(reason === 'logout' ? 'session-changed' : 'auth', cause);
    for (const { onLogout } of [...listeners]) tell(onLogout, reason);
  }

  async function fly(...[exchange, keepUnavailable]: Parameters<Session['refresh']>) {
    const started = epoch;
    const { refreshToken } = read();
    const isCurrent = () => epoch === started && read().refreshToken === refreshToken;
    const result: Exchange =
      fruitless < FRUITLESS_REFRESHES ? await exchange(isCurrent) : { kind: 'refused' };
    return isCurrent() ? settle(result, keepUnavailable) : ({ kind: 'discarded' } as const);
  }

  function settle(result: Exchange, keepUnavailable: boolean): Outcome {
    if (result.kind === 'renewed') {
      store.write(result.tokens);
      fruitless += 1;
      for (const { onTokens } of [...listeners]) tell(onTokens, result.tokens);
      return { kind: 'stored', tokens: result.tokens };
    }
    if (result.kind === 'unavailable' && keepUnavailable) {
      return { kind: 'kept', cause: result.cause };
    }
    end(result.kind === 'refused' ? 'expired' : 'unreachable', result.cause);
    return { kind: 'ended', cause: result.cause };
  }

  function refresh(...args: Parameters<Session['refresh']>): Promise<Outcome> {
    if (flight) return flight;
    const mine = fly(...args).finally(() => {
      if (flight === mine) flight = undefined;
    });
    flight = mine;
    return mine;
  }

  read();
  return {
    get epoch() {
      return epoch;
    },
    get isSignedIn() {
      return isSignedIn;
    },
    get flight() {
      return flight;
    },
    read,
    begin,
    end,
    enter(over) {
      const own = calls.add(over);
      return () => own.delete(over);
    },
    accept() {
      fruitless = 0;
    },
    refresh,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A listener that throws is reported as an unhandled rejection; it must not break the session. */
async function tell<T>(listener: ((value: T) => void) | undefined, value: T): Promise<void> {
  listener?.(value);
}
