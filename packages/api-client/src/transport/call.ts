import { exchangeTokens } from '../session/exchange.ts';
import type { Outcome, Session } from '../session/session.ts';
import type { StoredTokens } from '../session/token-store.ts';
import { asksForLogin } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';
import { type Answer, send, type Wire } from './send.ts';

/** Where calls are made: the wire, the session, and what to do when a refresh gets no answer. */
export interface Line {
  readonly wire: Wire;
  readonly session: Session;
  readonly keepUnavailable: boolean;
}

/** A call that needs no session: sent at once, never followed by a refresh. */
export function callPublic(line: Line, call: Prepared, signal?: AbortSignal): Promise<Answer> {
  return controlled(signal, (control) => send(line.wire, call, line.session.read(), control));
}

/** A call of the signed-in user: waits for a refresh under way, and is sent again once after one (`AUTH-04`). */
export function callWithSession(line: Line, call: Prepared, signal?: AbortSignal): Promise<Answer> {
  return ofSession(line, call.route, signal, async (control) => {
    const { session } = line;
    if (session.flight) await settled(session.flight, call.route, control.signal);
    const sent = session.read();
    const first = await sendAs(sent);
    if (!asksForLogin(first)) return first;
    await renew(line, call.route, sent, first, control.signal);
    if (call.isStream) throw new ApiError({ kind: 'unreplayable', route: call.route });
    const second = await sendAs(session.read());
    if (asksForLogin(second)) throw authError(call.route, second);
    return second;

    async function sendAs(tokens: StoredTokens): Promise<Answer> {
      const answer = await send(line.wire, call, tokens, control);
      const isTaken = answer.status < 500 && !asksForLogin(answer);
      if (isTaken && tokens.accessToken) session.accept();
      return answer;
    }
  });
}

/** Renews the session now, or joins the refresh under way. */
export function refreshNow(line: Line, route: string, signal?: AbortSignal) {
  return ofSession(line, route, signal, async (control) => {
    if (!line.session.read().refreshToken) throw new ApiError({ kind: 'auth', route });
    const outcome = await settled(fly(line), route, control.signal);
    if (outcome.kind === 'stored') return outcome.tokens;
    throw new ApiError({ kind: 'session-changed', route });
  });
}

/** Makes sure that the stored access token is another one than was `sent`, or throws. */
async function renew(
  line: Line,
  route: string,
  sent: StoredTokens,
  answer: Answer,
  signal: AbortSignal,
): Promise<void> {
  const { session } = line;
  if (!session.flight) {
    const stored = session.read();
    if (stored.accessToken && stored.accessToken !== sent.accessToken) return;
    if (!stored.refreshToken) {
      session.end('expired');
      signal.throwIfAborted();
      throw authError(route, answer);
    }
  }
  const outcome = await settled(fly(line), route, signal);
  // Somebody else wrote or removed the tokens meanwhile: look at them again.
  if (outcome.kind === 'discarded') await renew(line, route, sent, answer, signal);
}

function fly({ wire, session, keepUnavailable }: Line): Promise<Outcome> {
  return session.refresh((isCurrent) => exchangeTokens(wire, session, isCurrent), keepUnavailable);
}

/** Waits for a flight, but no longer than the call itself lives. */
async function settled(flight: Promise<Outcome>, route: string, signal: AbortSignal) {
  const outcome = await until(flight, signal);
  if (outcome.kind === 'kept') {
    throw new ApiError({ kind: 'network', route, cause: outcome.cause });
  }
  return outcome;
}

function authError(route: string, { status, body }: Answer): ApiError {
  return new ApiError({ kind: 'auth', route, status, body });
}

/** Runs `work` as a call of the session at hand: it ends with the session. */
async function ofSession<T>(
  { session }: Line,
  route: string,
  signal: AbortSignal | undefined,
  work: (control: AbortController) => Promise<T>,
): Promise<T> {
  return controlled(signal, async (control) => {
    const leave = session.enter((kind, cause) => {
      control.abort(new ApiError({ kind, route, cause }));
    });
    try {
      return await work(control);
    } finally {
      leave();
    }
  });
}

/** Runs `work` under a controller of its own that follows the caller's signal. */
async function controlled<T>(
  signal: AbortSignal | undefined,
  work: (control: AbortController) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const control = new AbortController();
  const follow = () => control.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  try {
    return await work(control);
  } finally {
    signal?.removeEventListener('abort', follow);
  }
}

function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
