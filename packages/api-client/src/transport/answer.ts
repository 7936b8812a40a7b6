import type { Answer as Shape } from '../contract/route.ts';
import { LOGIN_MESSAGE } from '../contract/routes.ts';
import { readTokens } from '../session/token-store.ts';
import { ApiError, record } from './api-error.ts';
import type { Answer } from './send.ts';

/** The server asks for a sign-in: its message says exactly so, whatever the status (`AUTH-04`). */
export function asksForLogin(answer: Answer): boolean {
  return record(answer.body).message === LOGIN_MESSAGE;
}

/**
 * The value that a call answers.
 *
 * @throws ApiError `http` for a failure, `parse` when the answer does not hold the value.
 */
export function readAnswer(answer: Answer, route: string, shape: Shape): unknown {
  const { status, body, retryAfter } = answer;
  if (status < 200 || status > 299) {
    throw new ApiError({ kind: 'http', route, status, body, retryAfter });
  }
  const value = unwrap(body, shape);
  // Only a call that answers its whole body may answer nothing.
  if (value === undefined && !(answer.isEmpty && shape.kind === 'body')) {
    throw new ApiError({ kind: 'parse', route, status, body });
  }
  return value;
}

function unwrap(body: unknown, shape: Shape): unknown {
  // Both tokens stand at the top level; under `data` they are understood too.
  if (shape.kind === 'body') return readTokens(body) ?? body;
  const envelope = record(body);
  const value = record(envelope.data)[shape.key];
  if (shape.kind === 'one') return value;
  if (!Array.isArray(value)) return undefined;
  if (shape.kind === 'first') return value[0];
  const { total, page, limit, totalPages } = envelope;
  const isPage = [total, page, limit, totalPages].every(Number.isInteger);
  return isPage ? { items: value, total, page, limit, totalPages } : undefined;
}
