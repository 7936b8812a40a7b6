import type { Outcome, Session } from '../session/session.ts';
import { asksForLogin } from './answer.ts';
import { type Answer, ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';
import type { Send } from './send.ts';

/** Makes the ways in which a client calls. `refresh` starts the session's refresh, or joins the one under way. */
export function createCalls(send: Send, session: Session, refresh: () => Promise<Outcome>) {
  /** Waits for a refresh, but no longer than the call itself lives. */
  async function settled(flight: Promise<Outcome>, route: string, signal: AbortSignal) {
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const { tokens, cause } = await Promise.race([flight, stopped]);
    if (cause) throw new ApiError('network', route, undefined, cause);
    return tokens;
  }

  /** Sees to it that another access token is stored than was `sent`, or throws. */
  async function renewed(
    route: string,
    sent: string | undefined,
    answer: Answer,
    signal: AbortSignal,
  ) {
    do {
      if (session.flight) continue;
      const { accessToken, refreshToken } = session.read();
      if (accessToken && accessToken !== sent) return;
      if (!refreshToken) {
        session.end('expired');
        throw new ApiError('auth', route, answer);
      }
      // Without tokens somebody else wrote or removed them meanwhile: they are looked at again.
    } while (!(await settled(refresh(), route, signal)));
  }

  /** Runs `work` under a controller that follows the caller's signal and, unless the call is public, the session. */
  async function controlled<T>(
    isPublic: boolean,
    route: string,
    signal: AbortSignal | undefined,
    work: (control: AbortController) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const control = new AbortController();
    const follow = () => control.abort(signal?.reason);
    signal?.addEventListener('abort', follow);
    const leave = session.enter((kind, cause) => {
      if (!isPublic) control.abort(new ApiError(kind, route, undefined, cause));
    });
    try {
      return await work(control);
    } finally {
      signal?.removeEventListener('abort', follow);
      leave();
    }
  }

  return {
    /**
     * A public call is sent at once and never followed by a refresh. Any other waits for a refresh under way, and is
     * sent again once after one (`AUTH-04`).
     */
    call: (call: Prepared, isPublic: boolean, callerSignal?: AbortSignal): Promise<Answer> =>
      controlled(isPublic, call.route, callerSignal, async (control) => {
        const { route } = call;
        const { signal } = control;
        if (!isPublic && session.flight) await settled(session.flight, route, signal);
        const { accessToken } = session.read();
        let answer = await send(call, control);
        if (isPublic) return answer;
        if (asksForLogin(answer)) {
          await renewed(route, accessToken, answer, signal);
          if (call.init.duplex) throw new ApiError('unreplayable', route);
          answer = await send(call, control);
          if (asksForLogin(answer)) throw new ApiError('auth', route, answer);
        }
        if (answer.status < 500) session.accept();
        return answer;
      }),

    /** Renews the session now, or joins the refresh under way. Answers the new tokens. */
    renew: (route: string, callerSignal?: AbortSignal) =>
      controlled(false, route, callerSignal, async ({ signal }) => {
        if (!session.read().refreshToken) throw new ApiError('auth', route);
        const tokens = await settled(refresh(), route, signal);
        if (!tokens) throw new ApiError('session-changed', route);
        return tokens;
      }),
  };
}
