import { codes, type Failure } from '@booking/api-client/contract';
import type { Context } from 'hono';
import { sqlState } from '../database/transaction.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import type { HttpEnv } from './env.ts';
import { boundedErrors } from './field-errors.ts';

/** Turns anything thrown into the response that every failure has. Causes are logged, never sent. */
export function answerFailure(error: unknown, c: Context<HttpEnv>): Response {
  const httpError = httpErrorOf(error);
  const requestId = c.get('requestId');
  const { status } = codes[httpError.code];
  c.set('code', httpError.code);
  // Operators need the cause of what is not the caller's mistake; a full queue is no failure.
  if (httpError.details.isExpected) log('info', 'request.refused', { code: httpError.code });
  else if (status >= 500)
    log('error', 'request.failed', { code: httpError.code, ...causeOf(httpError, error) });
  const { errors, data, changed, headers } = httpError.details;
  const failure: Failure = {
    status: status < 500 ? 'fail' : 'error',
    code: httpError.code,
    message: httpError.message,
    ...(errors && { errors: boundedErrors(errors) }),
    requestId,
    ...(data !== undefined && { data }),
    ...(changed && { changed }),
  };
  return c.newResponse(JSON.stringify(failure), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
}

/** The stack of an unexpected error. For errors that every request would log, the reason is enough. */
function causeOf({ code }: HttpError, error: unknown) {
  if (code === 'INTERNAL' || !(error instanceof Error)) return { error };
  return { reason: error.cause instanceof Error ? error.cause.message : error.message };
}

/** The error that the caller sees: of a failure below the handlers, what became of the request. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const state = sqlState(error) ?? '';
  if (state === '53100' || state === 'ENOSPC') return new HttpError('STORAGE_FULL');
  if (UNREACHABLE.test(state) || isPoolTimeout(error)) {
    return new HttpError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
  }
  return new HttpError('INTERNAL');
}

/** Connection refused or lost, a server that only reads, too many connections, shutting down, statement cancelled for its length, disk failing. */
const UNREACHABLE =
  /^(08...|25006|53[23]00|57P0.|57014|58030|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

function isPoolTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && /timeout|terminated|not queryable/i.test(cause.message);
}
