import { REFRESH_TOKEN_HEADER } from '../contract/routes.ts';
import type { Session } from '../session/session.ts';
import { type Answer, ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';

/**
 * Sends a call once, with the tokens that are stored. `control` ends it from outside; its reason is what is thrown
 * then.
 *
 * @throws ApiError `network` or `timeout`.
 */
export type Send = (call: Prepared, control: AbortController) => Promise<Answer>;

/** @param timeout milliseconds from sending to the last byte of the answer; 0 is no limit. */
export function createSend(
  session: Session,
  fetch: typeof globalThis.fetch,
  timeout: number,
): Send {
  return async ({ route, url, init }, control) => {
    const { signal } = control;
    const { accessToken, refreshToken } = session.read();
    const timer =
      timeout && setTimeout(() => control.abort(new ApiError('timeout', route)), timeout);
    try {
      signal.throwIfAborted();
      const response = await fetch(url, {
        ...init,
        signal,
        headers: {
          ...init.headers,
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
          ...(refreshToken && { [REFRESH_TOKEN_HEADER]: refreshToken }),
        },
      });
      const text = await response.text();
      // An answer that came as the call was ended belongs to nobody any more.
      signal.throwIfAborted();
      return {
        status: response.status,
        body: parse(text),
        // Seconds; a date is not read, since no clock is trusted here.
        retryAfter: Number(response.headers.get('retry-after')) || undefined,
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
