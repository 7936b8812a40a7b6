import { failure } from '../failure.ts';
import type { Row, Rows, Writer } from './rows.ts';

/** Puts all rows of a list in order. @throws MockFailure `VERSION_CONFLICT` unless each is named once. */
export function putInOrder<R extends Row & { readonly order: number }>(
  rows: Rows<R>,
  all: readonly R[],
  orders: readonly { readonly _id: string; readonly order: number }[],
  writer: Writer,
): R[] {
  const places = new Map(orders.map(({ _id, order }) => [_id, order]));
  if (all.length !== places.size || all.some(({ _id }) => !places.has(_id))) {
    throw failure('VERSION_CONFLICT', {
      message: 'The list has changed. Reload it and try again.',
    });
  }
  // A part of the fields of any row: the compiler does not see it through the type of the row.
  const changeOf = (row: R) => ({ order: places.get(row._id) }) as Partial<R>;
  return all
    .map((row) => rows.change(row, changeOf(row), writer))
    .sort((a, b) => a.order - b.order);
}

/** The sort key after the last. */
export const nextSortKey = (rows: readonly { readonly order: number }[]): number =>
  Math.max(-1, ...rows.map(({ order }) => order)) + 1;
