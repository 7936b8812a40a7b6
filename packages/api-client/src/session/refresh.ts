import type { Tokens } from '../contract/schemas/credentials.ts';
import { ApiError, record } from '../transport/api-error.ts';
import type { Prepared } from '../transport/request.ts';
import { asksForLogin, isGood } from '../transport/response.ts';
import type { Send } from '../transport/send.ts';
import { readTokens, type StoredTokens } from '../transport/tokens.ts';

/** Delays in milliseconds before a refresh without an answer of the server is retried. */
export const REFRESH_RETRY_DELAYS = [1_000, 4_000] as const;

/** The longest `Retry-After` that a refresh respects, in milliseconds. */
export const REFRESH_RETRY_AFTER_MAX = 10_000;

/**
 * Values of the top-level `status` where the server itself has decided. A proxy or a captive portal that answers in its
 * place has another shape, and a failure of the server is an `error`.
 */
const DECIDED = /^(fail|success)$/;

/** Result of sending the refresh token once. */
export interface Exchange {
  readonly tokens?: Tokens | undefined;
  /** Milliseconds that the server asks to wait, when another try makes sense. */
  readonly wait?: number;
  /** Why there are no tokens. */
  readonly cause?: unknown;
}

/** Gives the refresh token for a new pair, once. Never rejects. */
export async function exchange(
  send: Send,
  call: Prepared,
  stored: StoredTokens,
): Promise<Exchange> {
  try {
    // No caller's signal: the others wait for the same flight, and a rotated token must not be lost.
    const response = await send(call, stored, new AbortController());
    const { status, body, retryAfter = 0 } = response;
    const cause = new ApiError('http', call.route, response);
    if (asksForLogin(response)) return { cause };
    const tokens = isGood(response) ? readTokens(body) : undefined;
    const isDecided = DECIDED.test(`${record(body).status}`) && status !== 429;
    if (tokens || isDecided) return { tokens, cause };
    return { cause, wait: Math.min(retryAfter * 1_000, REFRESH_RETRY_AFTER_MAX) };
  } catch (cause) {
    return { cause, wait: 0 };
  }
}
