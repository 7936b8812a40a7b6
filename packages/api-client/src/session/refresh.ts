import type { Tokens } from '../contract/schemas/user.ts';
import { asksForLogin, isGood } from '../transport/answer.ts';
import { ApiError } from '../transport/api-error.ts';
import type { Prepared } from '../transport/request.ts';
import { send, type Wire } from '../transport/send.ts';
import type { Outcome, Session } from './session.ts';
import { readTokens } from './token-store.ts';

/** Milliseconds before a refresh that got no answer, 429 or 5xx is tried again. */
export const REFRESH_RETRY_DELAYS = [1_000, 4_000] as const;

/** Milliseconds up to which a refresh obeys `Retry-After`. */
export const REFRESH_RETRY_AFTER_MAX = 10_000;

/**
 * Gives the refresh token for a new pair, once at a time (`AUTH-04`). A refusal ends the session
 * (`AUTH-05`); so does no answer, unless `keepUnavailable`. Never rejects.
 */
export function refresh(
  wire: Wire,
  session: Session,
  call: Prepared,
  keepUnavailable: boolean,
): Promise<Outcome> {
  return session.refresh(async (isCurrent, isFruitless) => {
    let result: Exchange = {};
    for (const delay of isFruitless ? [] : [0, ...REFRESH_RETRY_DELAYS]) {
      if (delay) await sleep(Math.max(delay, result.wait ?? 0));
      if (isCurrent()) result = await exchange(wire, session, call);
      if (!isCurrent()) return {};
      if (result.wait === undefined) break;
    }
    const { tokens, cause } = result;
    if (tokens) session.renew(tokens);
    else if (result.wait === undefined) session.end('expired', cause);
    else if (!keepUnavailable) session.end('unreachable', cause);
    return result;
  });
}

interface Exchange {
  readonly tokens?: Tokens;
  /** Milliseconds that the server asks to wait, when another try makes sense. */
  readonly wait?: number;
  readonly cause?: unknown;
}

async function exchange(wire: Wire, session: Session, call: Prepared): Promise<Exchange> {
  try {
    // No caller's signal: the others wait for the same flight, and a rotated token must not be lost.
    const answer = await send(wire, call, session.read(), new AbortController());
    const isRefused = asksForLogin(answer);
    const tokens = isRefused || !isGood(answer) ? undefined : readTokens(answer.body);
    if (tokens) return { tokens };
    const cause = new ApiError('http', call.route, answer);
    if (isRefused || (answer.status < 500 && answer.status !== 429)) return { cause };
    return { cause, wait: Math.min((answer.retryAfter ?? 0) * 1_000, REFRESH_RETRY_AFTER_MAX) };
  } catch (cause) {
    return { cause, wait: 0 };
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
