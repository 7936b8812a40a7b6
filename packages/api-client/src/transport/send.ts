import { REFRESH_TOKEN_HEADER } from '../contract/protocol.ts';
import { ApiError, type ApiResponse } from './api-error.ts';
import type { Prepared } from './request.ts';
import type { StoredTokens } from './tokens.ts';

/**
 * Sends a call once, with these tokens. `control` ends it from outside; its reason is what is thrown
 * then.
 *
 * @throws ApiError `network` or `timeout`.
 */
export type Send = (
  call: Prepared,
  tokens: StoredTokens,
  control: AbortController,
) => Promise<ApiResponse>;

/** A timer counts no further; beyond it, it is up at once. */
const TIMER_MAX = 2 ** 31;

/**
 * Fetch and timeout are those of calls that bring none of their own.
 *
 * @param allTimeout milliseconds from sending to the last byte of the response; see `ClientOptions`.
 */
export function createSend(allFetch: typeof globalThis.fetch, allTimeout: number): Send {
  return async (
    { route, url, init, fetch = allFetch, timeout = allTimeout },
    { accessToken, refreshToken },
    control,
  ) => {
    const { signal } = control;
    const headers = { ...init.headers };
    if (accessToken) headers.authorization = `Bearer ${accessToken}`;
    if (refreshToken) headers[REFRESH_TOKEN_HEADER] = refreshToken;
    const timer =
      timeout > 0 && timeout < TIMER_MAX
        ? setTimeout(() => control.abort(new ApiError('timeout', route)), timeout)
        : undefined;
    try {
      signal.throwIfAborted();
      const response = await fetch(url, { ...init, signal, headers });
      const text = await response.text();
      // A response that arrives after the call was ended is dropped.
      signal.throwIfAborted();
      const { status, ok } = response;
      // Seconds; a date is not read, since no clock is trusted here.
      const body = parse(text);
      if (ok) return { status, body };
      const wait = Number(response.headers.get('retry-after'));
      const requestId = response.headers.get('x-request-id');
      return {
        status,
        body,
        ...(wait > 0 && { retryAfter: wait }),
        ...(requestId && { requestId }),
      };
    } catch (cause) {
      signal.throwIfAborted();
      throw new ApiError('network', route, undefined, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
