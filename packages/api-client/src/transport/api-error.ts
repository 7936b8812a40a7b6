import type { Code, FieldError } from '../contract/codes.ts';

/**
 * Why a call failed.
 *
 * - `http`: the server answered with a failure; see `status`, `code` and `fields`.
 * - `network`: no answer arrived, or the session could not be renewed for now.
 * - `timeout`: no answer within the client's `timeout`.
 * - `auth`: the server asks for a sign-in, and renewing the session did not help.
 * - `session-changed`: the user signed out, or another one signed in, while the call was under way.
 * - `unreplayable`: the session was renewed, but the body was a stream and is spent.
 * - `parse`: the answer is not what the contract says.
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'auth'
  | 'session-changed'
  | 'unreplayable'
  | 'parse';

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** The call, as `GET /institution/{instituteId}`: never its values. */
  readonly route: string;
  /** 0 when nothing was answered. */
  readonly status?: number;
  /** The parsed body of the answer. */
  readonly body?: unknown;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

const brand = Symbol.for('@booking/api-client.ApiError');

/** The one class of failures. An aborted call is no failure of the API: it rejects with its signal's own reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly route: string;
  /** The HTTP status, or 0 when nothing was answered. */
  readonly status: number;
  /** The server's code; see `codes` of the contract. A newer server may send one that is not there. */
  readonly code: Code | (string & {}) | undefined;
  /** What is wrong field by field, when the server says so. */
  readonly fields: readonly FieldError[];
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds, from the header `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly body: unknown;

  constructor(facts: ApiErrorFacts) {
    const { kind, route, status = 0, body, retryAfter, cause } = facts;
    const failure = record(body);
    super(text(failure.message) ?? `${route}: ${kind}${status ? ` ${status}` : ''}`, { cause });
    Object.defineProperty(this, brand, { value: true });
    this.kind = kind;
    this.route = route;
    this.status = status;
    this.code = text(failure.code);
    this.fields = Array.isArray(failure.errors) ? failure.errors : [];
    this.requestId = text(failure.requestId);
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

/** Whether `error` is an `ApiError` (of that kind), whichever copy of this package made it. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof Error && brand in error && (!kind || record(error).kind === kind);
}

/** `value` as an object to look into; an empty one when it is none. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
