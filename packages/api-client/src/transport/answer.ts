import type { Answer as Shape } from '../contract/route.ts';
import { LOGIN_MESSAGE } from '../contract/routes.ts';
import { readTokens } from '../session/token-store.ts';
import { type Answer, ApiError, record } from './api-error.ts';

/** The server asks for a sign-in: its message says exactly so, whatever the status (`AUTH-04`). */
export function asksForLogin({ body }: Answer): boolean {
  return record(body).message === LOGIN_MESSAGE;
}

export function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/**
 * The value that a call answers.
 *
 * @throws ApiError `http` for a failure, `parse` when the answer does not hold the value.
 */
export function readAnswer(answer: Answer, route: string, shape: Shape): unknown {
  if (!isGood(answer)) throw new ApiError('http', route, answer);
  const value = unwrap(answer.body, shape);
  if (value === undefined) throw new ApiError('parse', route, answer);
  return value;
}

function unwrap(body: unknown, shape: Shape): unknown {
  // Both tokens stand at the top level; under `data` they are understood too.
  if (shape.kind === 'body') return readTokens(body) ?? body;
  const { data, total, page, limit, totalPages } = record(body);
  const value = record(data)[shape.key];
  if (shape.kind === 'one') return value;
  if (!Array.isArray(value)) return undefined;
  if (shape.kind === 'first') return value[0];
  return [total, page, limit, totalPages].every(Number.isInteger)
    ? { items: value, total, page, limit, totalPages }
    : undefined;
}
