import { eq } from 'drizzle-orm';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import type { ReadContext, WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { categories } from './category.ts';
import { lockInstitute } from './institute.ts';

/** Puts all categories of an institute in order. */
export async function updateOrder(call: Call<'category', 'updateOrder'>): Promise<RawJson> {
  const { institute, rows } = await lockCategories(call, call.body.institution);
  for (const { row, order } of placesOf(rows, call.body.orders)) {
    if (row.order !== order) await categories.update(call, row, { order });
  }
  return inOrder(call, institute.id);
}

/** Locks an institute and all its categories, for a change of several at once. */
export async function lockCategories(context: ReadContext, institutionId: string) {
  const institute = await lockInstitute(context, institutionId);
  const rows = await context.db
    .select()
    .from(category)
    .where(eq(category.institutionId, institute.id))
    .orderBy(category.id)
    .for('update');
  return { institute, rows };
}

/** Pairs each row with its new place. @throws HttpError `VERSION_CONFLICT` unless each row is named, and no other. */
export function placesOf<R extends { readonly id: string }>(
  rows: readonly R[],
  orders: readonly { readonly _id: string; readonly order: number }[],
): { readonly row: R; readonly order: number }[] {
  const places = new Map(orders.map(({ _id, order }) => [_id, order]));
  const paired = rows.flatMap((row) => {
    const order = places.get(row.id);
    return order === undefined ? [] : [{ row, order }];
  });
  if (paired.length === rows.length && paired.length === orders.length) return paired;
  throw new HttpError('VERSION_CONFLICT', {
    message: 'The list has changed. Reload it and try again.',
  });
}

/** The categories of an institute, in their order. */
export function inOrder(context: WriteContext, institutionId: string): Promise<RawJson> {
  return categories.all(context, eq(category.institutionId, institutionId), category.order);
}
