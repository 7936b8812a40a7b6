import { LOGIN_MESSAGE } from '../contract/protocol.ts';
import type { ResponseShape } from '../contract/route.ts';
import { ApiError, type ApiResponse, record } from './api-error.ts';
import { readTokens } from './tokens.ts';

/** Whether the server asks for a sign-in: only the message counts, not the status (`AUTH-04`). */
export function asksForLogin({ body }: ApiResponse): boolean {
  return record(body).message === LOGIN_MESSAGE;
}

export function isGood({ status }: ApiResponse): boolean {
  return status >= 200 && status < 300;
}

/**
 * Returns the value of a response.
 *
 * @throws ApiError `http` for a failure, `parse` when the response does not hold the value.
 */
export function readResponse(response: ApiResponse, route: string, shape: ResponseShape): unknown {
  if (!isGood(response)) throw new ApiError('http', route, response);
  const value = unwrap(response.body, shape);
  if (value === undefined) throw new ApiError('parse', route, response);
  return value;
}

function unwrap(body: unknown, shape: ResponseShape): unknown {
  // Both tokens stand at the top level; under `data` they are understood too.
  if (shape.kind === 'body') return readTokens(body) ?? body;
  const { data, total, page, limit, totalPages, isTotalCapped } = record(body);
  const { kind, key, extra } = shape;
  const items = record(data)[key];
  if (kind === 'one') return items;
  const second = record(data)[extra ?? key];
  if (![items, second].every(Array.isArray)) return undefined;
  if (kind === 'first') return record(items)[0] ?? null;
  const numbers = { total, page, limit, totalPages };
  return Object.values(numbers).every(Number.isInteger)
    ? {
        items,
        ...numbers,
        ...(isTotalCapped === true && { isTotalCapped }),
        ...(extra && { [extra]: second }),
      }
    : undefined;
}
