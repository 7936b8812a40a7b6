import type { Code, FieldError } from '../contract/codes.ts';

/**
 * Why a call failed.
 *
 * - `http`: the server returned a failure; see `status`, `code` and `fields`.
 * - `network`: no response arrived, or the session could not be refreshed for now.
 * - `timeout`: no response within the client's `timeout`.
 * - `auth`: the server asks for a sign-in, and refreshing the session did not help.
 * - `session-changed`: the user signed out, or another one signed in, while the call was under way.
 * - `unreplayable`: the session was refreshed, but the body was a stream and cannot be sent again.
 * - `parse`: the response does not match the contract.
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

/** Messages for people where the server sent none. */
const sentences: Readonly<Partial<Record<ApiErrorKind, string>>> = {
  network: 'No connection to the server. Try again.',
  timeout: 'The server took too long. Try again.',
  auth: 'Sign in again.',
};

const brand = Symbol.for('booking.ApiError');

/** Every failure of a call; `message` is a sentence for people. An aborted call rejects with its signal's reason instead. */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  /** The call, for example `GET /institution/{instituteId}`, without its values. */
  declare readonly route: string;
  /** The HTTP status, or 0 without a response. */
  declare readonly status: number;
  /** The error code; see `codes` of the contract. A newer server may send one that is not listed. */
  declare readonly code: Code | (string & {}) | undefined;
  /** Errors by field, if the server sent any. */
  declare readonly fields: readonly FieldError[];
  /** Identifies the request in the server's log. */
  declare readonly requestId: string | undefined;
  /** Seconds that the server asks to wait. */
  declare readonly retryAfter: number | undefined;
  /** The parsed body of the response. */
  declare readonly body: unknown;

  constructor(kind: ApiErrorKind, route: string, response?: ApiResponse, cause?: unknown) {
    const { message, code, errors, requestId } = record(response?.body);
    super(text(message) ?? sentences[kind] ?? 'Something went wrong. Try again.', { cause });
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

/** Whether `error` is an `ApiError` (of that kind), from any copy of this package. */
export function isApiError<K extends ApiErrorKind = ApiErrorKind>(
  error: unknown,
  kind?: K,
): error is ApiError & { readonly kind: K } {
  return error instanceof Error && brand in error && (!kind || record(error).kind === kind);
}

/**
 * Returns the error of each field, by its path in the input: `errors['address.city']`. Of several errors of a field,
 * the first. Empty where the error belongs to no field: show its `message` then.
 */
export function errorsByField(error: unknown): Readonly<Record<string, string | undefined>> {
  const fields = isApiError(error) ? [...error.fields].reverse() : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

/** `value` as an object to look into, whatever it is. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

/** `value` if it is a text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
