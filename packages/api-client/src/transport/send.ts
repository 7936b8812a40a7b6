import { REFRESH_TOKEN_HEADER } from '../contract/routes.ts';
import type { StoredTokens } from '../session/token-store.ts';
import { ApiError } from './api-error.ts';
import type { Prepared } from './request.ts';

/** How requests leave. */
export interface Wire {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Milliseconds from sending to the last byte of the answer; 0 is no limit. */
  readonly timeout: number;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON; `undefined` when there was no body or it was not JSON. */
  readonly body: unknown;
  readonly isEmpty: boolean;
  /** Seconds. A date is not read: no clock is trusted here. */
  readonly retryAfter: number | undefined;
}

/**
 * Sends once. `control` ends it from outside; its reason is what is thrown then.
 *
 * @throws ApiError `network` or `timeout`.
 */
export async function send(
  wire: Wire,
  call: Prepared,
  tokens: StoredTokens,
  control: AbortController,
  init?: RequestInit,
): Promise<Answer> {
  const { signal } = control;
  const timer =
    wire.timeout > 0
      ? setTimeout(() => {
          control.abort(new ApiError({ kind: 'timeout', route: call.route }));
        }, wire.timeout)
      : undefined;
  try {
    signal.throwIfAborted();
    const request: RequestInit & { duplex?: 'half' } = {
      method: call.method,
      headers: { ...call.headers, ...sessionHeaders(tokens) },
      credentials: 'include',
      signal,
      ...init,
    };
    if (call.body !== undefined) request.body = call.body;
    if (call.isStream) request.duplex = 'half';
    if (call.keepalive) request.keepalive = true;
    const response = await wire.fetch(call.url, request);
    const text = await response.text();
    // An answer that came as the call was ended belongs to nobody any more.
    signal.throwIfAborted();
    return {
      status: response.status,
      body: parse(text),
      isEmpty: text === '',
      retryAfter: seconds(response.headers),
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: 'network', route: call.route, cause });
  } finally {
    clearTimeout(timer);
  }
}

function sessionHeaders({ accessToken, refreshToken }: StoredTokens): Record<string, string> {
  return {
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(refreshToken && { [REFRESH_TOKEN_HEADER]: refreshToken }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function seconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}
