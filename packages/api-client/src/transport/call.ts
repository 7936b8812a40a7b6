import type { Outcome, Session } from '../session/session.ts';
import type { StoredTokens } from '../session/token-store.ts';
import { asksForLogin } from './answer.ts';
import { type Answer, ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';
import { send, type Wire } from './send.ts';

/** Where calls are made. */
export interface Line {
  readonly wire: Wire;
  readonly session: Session;
  /** Starts a refresh, or joins the one under way. */
  refresh(): Promise<Outcome>;
}

/** A call that needs no session: sent at once, never followed by a refresh. */
export function callPublic(line: Line, call: Prepared, signal?: AbortSignal): Promise<Answer> {
  const { wire, session } = line;
  return controlled(undefined, call.route, signal, (control) =>
    send(wire, call, session.read(), control),
  );
}

/** A call of the signed-in user: waits for a refresh under way, and is sent again once after one (`AUTH-04`). */
export function callWithSession(line: Line, call: Prepared, signal?: AbortSignal): Promise<Answer> {
  const { wire, session } = line;
  const { route } = call;
  return controlled(session, route, signal, async (control) => {
    if (session.flight) await settled(session.flight, route, control.signal);
    const sent = session.read();
    let answer = await send(wire, call, sent, control);
    if (asksForLogin(answer)) {
      await renewed(line, route, sent, answer, control.signal);
      if (call.isStream) throw new ApiError('unreplayable', route);
      answer = await send(wire, call, session.read(), control);
      if (asksForLogin(answer)) throw new ApiError('auth', route, answer);
    }
    if (answer.status < 500) session.accept();
    return answer;
  });
}

/** Renews the session now, or joins the refresh under way. Answers the new tokens. */
export function refreshNow(line: Line, route: string, signal?: AbortSignal) {
  return controlled(line.session, route, signal, async (control) => {
    if (!line.session.read().refreshToken) throw new ApiError('auth', route);
    const { tokens } = await settled(line.refresh(), route, control.signal);
    if (!tokens) throw new ApiError('session-changed', route);
    return tokens;
  });
}

/** Sees to it that another access token is stored than was `sent`, or throws. */
async function renewed(
  line: Line,
  route: string,
  sent: StoredTokens,
  answer: Answer,
  signal: AbortSignal,
): Promise<void> {
  const { session } = line;
  for (;;) {
    if (!session.flight) {
      const { accessToken, refreshToken } = session.read();
      if (accessToken && accessToken !== sent.accessToken) return;
      if (!refreshToken) {
        session.end('expired');
        throw new ApiError('auth', route, answer);
      }
    }
    const { tokens } = await settled(line.refresh(), route, signal);
    if (tokens) return;
    // Somebody else wrote or removed the tokens meanwhile: look at them again.
  }
}

/** Waits for a refresh, but no longer than the call itself lives. */
async function settled(flight: Promise<Outcome>, route: string, signal: AbortSignal) {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const outcome = await Promise.race([flight, stopped]);
  if (outcome.cause) throw new ApiError('network', route, undefined, outcome.cause);
  return outcome;
}

/** Runs `work` under a controller that follows the caller's signal and ends with the session, if it has one. */
async function controlled<T>(
  session: Session | undefined,
  route: string,
  signal: AbortSignal | undefined,
  work: (control: AbortController) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const control = new AbortController();
  const follow = () => control.abort(signal?.reason);
  signal?.addEventListener('abort', follow);
  const leave = session?.enter((kind, cause) => {
    control.abort(new ApiError(kind, route, undefined, cause));
  });
  try {
    return await work(control);
  } finally {
    signal?.removeEventListener('abort', follow);
    leave?.();
  }
}
