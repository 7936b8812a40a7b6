import { codes, type Failure } from '@booking/api-client/contract';
import type { Context } from 'hono';
import { sqlState } from '../database/transaction.ts';
import { log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { HttpEnv } from './env.ts';
import { boundedErrors } from './field-errors.ts';

/** Answers whatever was thrown, in the one form that failures have. Causes are logged, never sent. */
export function answerFailure(error: unknown, c: Context<HttpEnv>): Response {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  const requestId = c.get('requestId');
  const { status } = codes[refusal.code];
  c.set('code', refusal.code);
  // Whoever runs the product wants the cause of what is not the caller's mistake.
  if (status >= 500)
    log('error', 'request.failed', { code: refusal.code, ...causeOf(refusal, error) });
  const { errors, data, headers } = refusal.details;
  const failure: Failure = {
    status: status < 500 ? 'fail' : 'error',
    code: refusal.code,
    message: refusal.message,
    ...(errors && { errors: boundedErrors(errors) }),
    requestId,
    ...(data !== undefined && { data }),
  };
  return c.newResponse(JSON.stringify(failure), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
}

/** The stack of a failure that nobody has foreseen; where one says it for every request, the reason is enough. */
function causeOf({ code }: Refusal, error: unknown) {
  if (code === 'INTERNAL' || !(error instanceof Error)) return { error };
  return { reason: error.cause instanceof Error ? error.cause.message : error.message };
}

/** What a failure below the handlers means to the caller. */
function refusalOf(error: unknown): Refusal {
  const state = sqlState(error) ?? '';
  if (state === '53100' || state === 'ENOSPC') return new Refusal('STORAGE_FULL');
  if (UNREACHABLE.test(state) || isPoolTimeout(error)) {
    return new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
  }
  return new Refusal('INTERNAL');
}

/** Connection refused or lost, too many connections, shutting down, statement cancelled for its length, disk failing. */
const UNREACHABLE = /^(08...|53[23]00|57P0.|57014|58030|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

function isPoolTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && /timeout|terminated|not queryable/i.test(cause.message);
}
