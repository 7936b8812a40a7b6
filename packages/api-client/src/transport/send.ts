import { REFRESH_TOKEN_HEADER } from '../contract/routes.ts';
import type { StoredTokens } from '../session/token-store.ts';
import { type Answer, ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';

/** How requests leave. */
export interface Wire {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Milliseconds from sending to the last byte of the answer; 0 is no limit. */
  readonly timeout: number;
}

/**
 * Sends once. `control` ends it from outside; its reason is what is thrown then.
 *
 * @throws ApiError `network` or `timeout`.
 */
export async function send(
  wire: Wire,
  { route, url, headers, init }: Prepared,
  { accessToken, refreshToken }: StoredTokens,
  control: AbortController,
): Promise<Answer> {
  const { signal } = control;
  const stop = () => control.abort(new ApiError('timeout', route));
  const timer = wire.timeout > 0 ? setTimeout(stop, wire.timeout) : undefined;
  try {
    signal.throwIfAborted();
    const response = await wire.fetch(url, {
      ...init,
      signal,
      headers: {
        ...headers,
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
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
