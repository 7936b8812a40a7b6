import { ApiError, type ApiResponse } from '../transport/api-error.ts';
import type { Prepared } from '../transport/request.ts';
import { asksForLogin } from '../transport/response.ts';
import type { Send } from '../transport/send.ts';
import type { Outcome, Session } from './session.ts';

/** Makes a call to its end. A public one is sent at once and never followed by a refresh. */
export type Call = (
  prepared: Prepared,
  isPublic: boolean,
  signal?: AbortSignal,
) => Promise<ApiResponse>;

/** @param refresh starts the session's refresh, or joins the one under way; `byHand` when no refused call asks for it. */
export function createCall(
  send: Send,
  session: Session,
  renewal: Prepared,
  refresh: (byHand: boolean) => Promise<Outcome>,
): Call {
  /** Makes sure that another access token is stored than was `sent`, or throws. */
  async function renewed(
    sent: string | undefined,
    settled: (flight: Promise<Outcome>) => Promise<unknown>,
    denied: () => ApiError,
  ): Promise<void> {
    do {
      if (session.flight) continue;
      const { accessToken, refreshToken } = session.read();
      if (accessToken && accessToken !== sent) return;
      if (!refreshToken) {
        session.end('expired');
        throw denied();
      }
      // No tokens means that other code wrote or removed them in between: read them again.
    } while (!(await settled(refresh(false))));
  }

  return async (prepared, isPublic, own) => {
    own?.throwIfAborted();
    const { route } = prepared;
    const control = new AbortController();
    const { signal } = control;
    const follow = () => control.abort(own?.reason);
    own?.addEventListener('abort', follow);
    const isRenewal = route.split('?')[0] === renewal.route;
    const leave =
      (isPublic && !isRenewal) ||
      session.enter((kind, cause) => control.abort(new ApiError(kind, route, undefined, cause)));

    /** Waits for a refresh, but no longer than the call itself lives. */
    async function settled(flight: Promise<Outcome>) {
      const stopped = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const { tokens, cause } = await Promise.race([flight, stopped]);
      if (cause) throw new ApiError('network', route, undefined, cause);
      return tokens;
    }

    try {
      if (isRenewal) {
        if (!session.read().refreshToken) throw new ApiError('auth', route);
        // A refresh beside the one that may be under way would spend the token twice.
        const tokens = await settled(refresh(true));
        if (!tokens) throw new ApiError('session-changed', route);
        return { status: 200, body: tokens };
      }
      if (!isPublic && session.flight) await settled(session.flight);
      const sent = session.read();
      let response = await send(prepared, sent, control);
      if (isPublic) return response;
      if (asksForLogin(response)) {
        const denied = () => new ApiError('auth', route, response);
        await renewed(sent.accessToken, settled, denied);
        if (prepared.init.duplex) throw new ApiError('unreplayable', route);
        response = await send(prepared, session.read(), control);
        if (asksForLogin(response)) throw denied();
      }
      if (response.status < 500) session.accept();
      return response;
    } finally {
      own?.removeEventListener('abort', follow);
      if (leave !== true) leave();
    }
  };
}
