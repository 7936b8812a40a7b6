import type { Tokens } from '../contract/schemas/credentials.ts';
import { record } from '../transport/api-error.ts';
import { readTokens, type StoredTokens } from '../transport/tokens.ts';
import { type Exchange, REFRESH_RETRY_DELAYS } from './refresh.ts';
import { createTokenStore, type TokenStorage } from './token-store.ts';

/** Why a session ended: the user signed out, the server rejected the refresh, or no refresh got through. */
export type SessionEnd = 'logout' | 'expired' | 'unreachable';

/**
 * How a refresh ended: with `tokens` that are stored, also by a copy of the tab; with the `cause` why there are none for now, the
 * session being kept; with neither when the session that it was for is over or other code has written its tokens.
 */
export type Outcome = Pick<Exchange, 'tokens' | 'cause'>;

/** An event of a session: why it ended, or its new tokens; neither when it has begun. */
export interface SessionEvent {
  readonly end?: SessionEnd;
  readonly tokens?: Tokens;
}

/** Connects copies of a tab: a `BroadcastChannel` or similar. */
export interface SessionChannel {
  postMessage(message: unknown): unknown;
  onmessage: ((event: MessageEvent) => unknown) | null;
  close(): unknown;
}

type Listener = (event: SessionEvent) => void;

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
  /**
   * Starts the flight, or joins it. `exchange` is tried again twice while it gets no response. One `byHand` is not counted:
   * no one has refused the tokens that it replaces.
   */
  refresh(
    exchange: (stored: StoredTokens) => Promise<Exchange>,
    keepUnavailable: boolean,
    byHand: boolean,
  ): Promise<Outcome>;
  /**
   * A listener that throws is reported as an unhandled rejection; it does not break the session. The channel is open for
   * as long as there is one.
   */
  listen(listener: Listener): () => void;
}

/** After so many refreshes without an accepted call between, one more would only go on for ever. */
const MAX_FAILED_REFRESHES = 2;

const sessions = new WeakMap<TokenStorage, Session>();

export function sessionOf(
  storage: TokenStorage,
  openChannel?: () => SessionChannel | undefined,
): Session {
  const session = sessions.get(storage) ?? createSession(storage, openChannel);
  sessions.set(storage, session);
  return session;
}

function createSession(
  storage: TokenStorage,
  openChannel?: () => SessionChannel | undefined,
): Session {
  const store = createTokenStore(storage);
  const listeners = new Set<Listener>();
  let calls = new Set<Over>();
  let epoch = 0;
  /** A token of the signed-in user, even when other code has cleared the storage. */
  let last: string | undefined;
  let failedRefreshes = 0;
  let flight: Promise<Outcome> | undefined;
  let channel: SessionChannel | undefined;
  /** The pair of the last refresh, in this tab or in a copy of it. */
  let newest: Tokens | undefined;

  function read(): StoredTokens {
    const tokens = store.read();
    // Tokens may also come from elsewhere: a reload, a hand-over.
    last = tokens.refreshToken ?? tokens.accessToken ?? last;
    return tokens;
  }

  function change(...why: Parameters<Over>): void {
    const former = calls;
    calls = new Set();
    epoch += 1;
    failedRefreshes = 0;
    flight = undefined;
    for (const over of former) over(...why);
  }

  function emit(event: SessionEvent): void {
    for (const listener of [...listeners]) new Promise(() => listener(event));
  }

  function end(reason: SessionEnd, cause?: unknown): void {
    read();
    store.clear();
    if (!last) return;
    if (reason === 'logout') channel?.postMessage({ from: last });
    last = undefined;
    change(reason === 'logout' ? 'session-changed' : 'auth', cause);
    emit({ end: reason });
  }

  function write(tokens: Tokens): void {
    store.write(tokens);
    read();
  }

  function renew(tokens: Tokens): void {
    write(tokens);
    newest = tokens;
    emit({ tokens });
  }

  async function runRefresh(
    ...[exchange, keepUnavailable, byHand]: Parameters<Session['refresh']>
  ) {
    const started = epoch;
    const stored = read();
    const isCurrent = () => epoch === started && read().refreshToken === stored.refreshToken;
    let result: Exchange = {};
    const isWorthwhile = byHand || failedRefreshes < MAX_FAILED_REFRESHES;
    for (const delay of isWorthwhile ? [0, ...REFRESH_RETRY_DELAYS] : []) {
      if (delay) await sleep(Math.max(delay, result.wait ?? 0));
      if (isCurrent()) result = await exchange(read());
      if (!isCurrent()) {
        // A copy of the tab was faster, unless other code wrote the tokens or another session has begun.
        return read().refreshToken === newest?.refreshToken ? { tokens: newest } : {};
      }
      if (result.wait === undefined) break;
    }
    const { tokens, wait, cause } = result;
    if (tokens) {
      if (!byHand) failedRefreshes += 1;
      channel?.postMessage({ from: stored.refreshToken, to: tokens });
      renew(tokens);
      return { tokens };
    }
    if (wait === undefined) end('expired', cause);
    else if (!keepUnavailable) end('unreachable', cause);
    return { cause };
  }

  /** A copy of this tab has the same tokens: what became of them there holds here too. */
  function onMessage({ data }: MessageEvent): void {
    const { from, to } = record(data);
    if (!from || from !== read().refreshToken) return;
    const tokens = readTokens(to);
    if (tokens) renew(tokens);
    else end('logout');
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
    end,
    begin(tokens) {
      write(tokens);
      change('session-changed');
      emit({});
    },
    enter(over) {
      const own = calls.add(over);
      return () => own.delete(over);
    },
    accept() {
      failedRefreshes = 0;
    },
    refresh(...args) {
      if (flight) return flight;
      const mine: Promise<Outcome> = runRefresh(...args).finally(() => {
        if (flight === mine) flight = undefined;
      });
      flight = mine;
      return mine;
    },
    listen(listener) {
      listeners.add(listener);
      channel ??= openChannel?.();
      if (channel) channel.onmessage = onMessage;
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
