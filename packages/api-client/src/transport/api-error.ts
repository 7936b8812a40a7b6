import type { Code, FieldError } from '../contract/codes.ts';

/**
 * Why a call failed.
 *
 * - `http`: the server returned a failure; see `status`, `code` and `fields`.
 * - `network`: no response arrived, or the session could not be renewed for now.
 * - `timeout`: no response within the client's `timeout`.
 * - `auth`: the server asks for a sign-in, and renewing the session did not help.
 * - `session-changed`: the user signed out, or another one signed in, while the call was under way.
 * - `unreplayable`: the session was renewed, but the body was a stream and is spent.
 * - `parse`: the response is not what the contract says.
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'auth'
  | 'session-changed'
  | 'unreplayable'
  | 'parse';

/** A response of the server. */
export interface ApiResponse {
  readonly status: number;
  /** The parsed JSON; `null` when there was no body, `undefined` when it was not JSON. */
  readonly body: unknown;
  /** Seconds, from the header `Retry-After`. */
  readonly retryAfter?: number;
  /** From the header `X-Request-Id`, for an answer whose body does not name the request. */
  readonly requestId?: string;
}

const brand = Symbol.for('booking.ApiError');

/** The one class of failures. An aborted call is no failure of the API: it rejects with its signal's own reason. */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  /** The call, as `GET /institution/{instituteId}`: never its values. */
  declare readonly route: string;
  /** The HTTP status, or 0 without a response. */
  declare readonly status: number;
  /** The server's code; see `codes` of the contract. A newer server may send one that is not there. */
  declare readonly code: Code | (string & {}) | undefined;
  /** What is wrong field by field, when the server says so. */
  declare readonly fields: readonly FieldError[];
  /** Names the request in the server's log. */
  declare readonly requestId: string | undefined;
  /** Seconds that the server asks to wait. */
  declare readonly retryAfter: number | undefined;
  /** The parsed body of the response. */
  declare readonly body: unknown;

  constructor(kind: ApiErrorKind, route: string, response?: ApiResponse, cause?: unknown) {
    const { message, code, errors, requestId } = record(response?.body);
    super(text(message) ?? `${route}: ${kind}`, { cause });
    Object.assign(this, {
      [brand]: true,
      name: 'ApiError',
      kind,
      route,
      status: 0,
      ...response,
      code: text(code),
      fields: Array.isArray(errors) ? errors : [],
      requestId: text(requestId) ?? response?.requestId,
    });
  }
}

/** Whether `error` is an `ApiError` (of that kind), whichever copy of this package made it. */
export function isApiError<K extends ApiErrorKind = ApiErrorKind>(
  error: unknown,
  kind?: K,
): error is ApiError & { readonly kind: K } {
  return error instanceof Error && brand in error && (!kind || record(error).kind === kind);
}

/** `value` as an object to look into, whatever it is. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

/** `value` if it is a text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
