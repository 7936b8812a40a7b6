import type { Page } from '../contract/list.ts';
import type { Route } from '../contract/route.ts';
import { record } from '../transport/api-error.ts';

/** A successful response as the server writes it. */
export interface Envelope {
  readonly httpStatus: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Wraps the value of a call in the server's envelope. */
export function envelopeOf({ method, response }: Route, value: unknown): Envelope {
  const status = 'success';
  const httpStatus = method === 'POST' && response.kind === 'one' ? 201 : 200;
  if (response.kind === 'body') return { httpStatus, body: { status, ...record(value) } };
  if (response.kind === 'one')
    return { httpStatus, body: { status, data: { [response.key]: value } } };
  if (response.kind === 'first') {
    return { httpStatus, body: { status, data: { [response.key]: value ? [value] : [] } } };
  }
  const { key, extra } = response;
  const { items, total, page, limit, totalPages, isTotalCapped, ...rest } = record(value);
  const results = Array.isArray(items) ? items.length : 0;
  const data = { [key]: items, ...(extra && { [extra]: rest[extra] }) };
  const numbers = { results, total, page, limit, totalPages, isTotalCapped };
  return { httpStatus, body: { status, ...numbers, data } };
}

/** Returns the page of `rows` that a query asks for. */
export function pageOf<T>(
  rows: readonly T[],
  query: { readonly page?: number | undefined; readonly limit?: number | undefined } = {},
): Page<T> {
  const { page = 1, limit = 20 } = query;
  return {
    items: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
    totalPages: Math.ceil(rows.length / limit),
  };
}
