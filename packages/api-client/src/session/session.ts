import type { Tokens } from '../contract/schemas/user.ts';
import { createTokenStore, type StoredTokens, type TokenStorage } from './token-store.ts';

/** Why a session ended: by the user's own act, by the server's refusal, or because no renewal got through. */
export type SessionEnd = 'logout' | 'expired' | 'unreachable';

/**
 * How a refresh ended: with `tokens` that are stored; with the `cause` why there are none for now, the
 * session being kept; with neither when the session that it was for is over or has other tokens.
 */
export interface Outcome {
  readonly tokens?: Tokens;
  readonly cause?: unknown;
}

/** The client's side of a session. */
export interface SessionListener {
  readonly onLogout?: ((reason: SessionEnd) => void) | undefined;
  readonly onTokens?: ((tokens: Tokens) => void) | undefined;
}

/** Ends a call that belongs to a session that is over. */
type Over = (kind: 'auth' | 'session-changed', cause?: unknown) => void;

/** The session of one storage. All clients of that storage share it, and with it the one refresh flight. */
export interface Session {
  /** Rises whenever a session begins or ends. */
  readonly epoch: number;
  /** The refresh that is under way. It never rejects. */
  readonly flight: Promise<Outcome> | undefined;
  read(): StoredTokens;
  begin(tokens: Tokens): void;
  end(reason: SessionEnd, cause?: unknown): void;
  /** Counts a call in for as long as it runs; it is ended when the session is. */
  enter(over: Over): () => void;
  /** The server took the access token: the refresh before it was worth something. */
  accept(): void;
  /** Stores renewed tokens. */
  renew(tokens: Tokens): void;
  /** Starts the flight, or joins it. `isCurrent` tells the work whether its outcome still has a use. */
  refresh(
    work: (isCurrent: () => boolean, isFruitless: boolean) => Promise<Outcome>,
  ): Promise<Outcome>;
  listen(listener: SessionListener): () => void;
}

/** After so many refreshes without an accepted call between, one more would only go on for ever. */
const FRUITLESS_REFRESHES = 2;

const sessions = new WeakMap<TokenStorage, Session>();

export function sessionOf(storage: TokenStorage): Session {
  const session = sessions.get(storage) ?? createSession(storage);
  sessions.set(storage, session);
  return session;
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

  function change(...why: Parameters<Over>): void {
    const former = calls;
    calls = new Set();
    epoch += 1;
    fruitless = 0;
    flight = undefined;
    for (const over of former) over(...why);
  }

  read();
  return {
    get epoch() {
      return epoch;
    },
    get flight() {
      return flight;
    },
    read,
    begin(tokens) {
      store.write(tokens);
      isSignedIn = true;
      change('session-changed');
    },
    end(reason, cause) {
      read();
      store.clear();
      if (!isSignedIn) return;
      isSignedIn = false;
      change(reason === 'logout' ? 'session-changed' : 'auth', cause);
      for (const { onLogout } of [...listeners]) tell(onLogout, reason);
    },
    enter(over) {
      const own = calls.add(over);
      return () => own.delete(over);
    },
    accept() {
      fruitless = 0;
    },
    renew(tokens) {
      store.write(tokens);
      fruitless += 1;
      for (const { onTokens } of [...listeners]) tell(onTokens, tokens);
    },
    refresh(work) {
      if (flight) return flight;
      const started = epoch;
      const { refreshToken } = read();
      const isCurrent = () => epoch === started && read().refreshToken === refreshToken;
      const mine = work(isCurrent, fruitless >= FRUITLESS_REFRESHES).finally(() => {
        if (flight === mine) flight = undefined;
      });
      flight = mine;
      return mine;
    },
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
