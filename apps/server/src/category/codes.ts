import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { category } from '../schema/category.ts';
import { categories } from './category.ts';
import { inOrder, lockCategories } from './order.ts';

/** Changes the codes of several categories, all or none. Two may swap theirs. */
export async function updateCodes(call: Call<'category', 'updateCodes'>): Promise<RawJson> {
  const { db, body } = call;
  const { institute, rows } = await lockCategories(call, body.institution);
  const codeById = new Map(body.codes.map(({ _id, code }) => [_id, code]));
  const after = rows.map((row) => codeById.get(row.id) ?? row.code);
  const errors = body.codes.flatMap(({ _id, code }, index) => {
    const path = `codes.${index}.code`;
    if (rows.every((row) => row.id !== _id)) {
      return [{ path: `codes.${index}._id`, code: 'not_found', message: 'Category not found.' }];
    }
    const isTaken = after.filter((afterCode) => afterCode === code).length > 1;
    const message = 'Another category already uses this code.';
    return isTaken ? [{ path, code: 'taken', message }] : [];
  });
  if (errors.length > 0) {
    const isMissing = errors.some(({ code }) => code === 'not_found');
    throw new HttpError(isMissing ? 'VALIDATION' : 'DUPLICATE', { errors });
  }
  const changed = rows.filter((row) => (codeById.get(row.id) ?? row.code) !== row.code);
  // Codes are unique at every moment: those that another is to have step aside first, so that two can swap.
  const newCodes = new Set(changed.map(({ id }) => codeById.get(id)));
  const ids = changed.filter(({ code }) => newCodes.has(code)).map(({ id }) => id);
  if (ids.length > 0) {
    await db
      .update(category)
      .set({ code: sql`'~' || ${category.id}` })
      .where(and(eq(category.institutionId, institute.id), inArray(category.id, ids)));
  }
  for (const row of changed) await categories.update(call, row, { code: codeById.get(row.id) });
  return inOrder(call, institute.id);
}
