import { minorOf } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { within } from '../database/scope.ts';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { institution } from '../schema/tenant.ts';
import { categories } from './category.ts';

/** Fields of an institute that its categories and assets depend on. */
export type Institute = Awaited<ReturnType<typeof lockInstitute>>;

/** Locks an institute before what belongs to it. @throws HttpError `VALIDATION` at `institution` if the scope has none. */
export async function lockInstitute({ db, actor }: ReadContext, id: string) {
  const [row] = await db
    .select({
      id: institution.id,
      templateId: institution.templateId,
      currency: institution.currency,
      timezone: institution.timezone,
    })
    .from(institution)
    .where(and(eq(institution.id, id), within(actor.scope, institution.id)))
    .for('update');
  if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.', 'not_found');
  return row;
}

/** Locks the institute of a category. @throws HttpError `NOT_FOUND` */
export async function lockInstituteOf(context: ReadContext, id: string) {
  const [row] = await context.db
    .select({ institutionId: category.institutionId })
    .from(category)
    .where(sql`${category.id} = ${id} and ${categories.within(context.actor.scope)}`);
  if (!row) throw categories.notFound();
  return lockInstitute(context, row.institutionId);
}

/** An amount as it is stored. @throws HttpError `VALIDATION` where the currency has fewer digits. */
export function minorAmount(amount: number, { currency }: Institute, path: string): number {
  const minor = minorOf(amount, currency);
  if (minor !== undefined) return minor;
  throw fieldError('VALIDATION', path, `This amount has more digits than ${currency} has.`);
}
