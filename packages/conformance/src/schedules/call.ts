import { isApiError } from '../../../api-client/src/index.ts';
import type { Sent } from './server.ts';

/** Reports a broken rule of all schedules, with what broke it. */
export type Break = (rule: string, what: string) => void;

interface State {
  readonly user: string;
  readonly changes: number;
  readonly losses: number;
  readonly adoptions: number;
  readonly unanswered: number;
  failedRefreshes: number;
}

export interface Send {
  readonly access: string;
  /** Result of the request, once it has one. */
  end?: string;
}

export type Made = ReturnType<typeof watchCall>;

/** Follows a call from its making to its end, which has to have a cause. */
export function watchCall(
  state: State,
  around: { readonly unavailable: string; readonly broken: Break; readonly name: string },
  body?: string,
) {
  const { broken, name } = around;
  const control = new AbortController();
  const start = { ...state };
  const sends: Send[] = [];
  let isAborted = false;
  let isOver = false;

  /** Whether something has happened from which a call may end so. */
  function isJust(end: string): boolean {
    const last = sends.at(-1)?.end;
    const isOther = state.changes > start.changes;
    switch (end) {
      case 'ok':
        return last === 'good' || name === 'renew';
      case 'http':
        return last === 'down' || last === 'refused';
      case 'left':
        return isAborted;
      case 'session-changed':
        // A refresh for the pair before that of a copy fails.
        return isOther || (name === 'renew' && state.adoptions > 0);
      case 'network':
        return last === 'offline' || (around.unavailable === 'keep' && state.unanswered > 0);
      case 'auth': {
        const isDeniedTwice = sends.length === 2 && sends.every((send) => send.end === 'stale');
        return start.user === 'nobody' || state.losses > start.losses || isDeniedTwice;
      }
      default:
        return false;
    }
  }

  function over(end: string): void {
    isOver = true;
    if (!isJust(end)) {
      broken(
        'an end with a cause',
        `${name} ended with ${end}: ${JSON.stringify({ sends, start, state })}`,
      );
    }
    // The server has taken the token: the refresh before it was worth something.
    const isTaken = ['good', 'refused'].includes(sends.at(-1)?.end ?? '');
    if (isTaken && ['ok', 'http'].includes(end)) state.failedRefreshes = 0;
  }

  return {
    name,
    sends,
    get isOver() {
      return isOver;
    },
    /** It is sent, with these headers. */
    send({ access, body: sent }: Sent): Send {
      const before = sends.at(-1);
      if (before && before.end !== 'stale') {
        broken('sent once', `${name} is sent again after ${before.end ?? 'no response'}`);
      }
      if (sends.length >= 2) broken('sent again once', `${name} is sent a third time`);
      if (before && before.access === access) {
        broken('another token', `${name} is sent again with ${access}`);
      }
      if (sent !== body) broken('the body again', `${name} is sent with ${sent}`);
      const send: Send = { access };
      sends.push(send);
      return send;
    },
    abort() {
      isAborted ||= !isOver;
      control.abort('left');
    },
    follow(make: (signal: AbortSignal) => Promise<unknown>) {
      make(control.signal).then(
        () => over('ok'),
        (error: unknown) => over(isApiError(error) ? error.kind : String(error)),
      );
    },
  };
}
