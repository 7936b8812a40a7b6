import { majorOf, roundedMinor } from '@booking/api-client/contract';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { InstitutionRow } from '../institution/store.ts';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';

/**
 * Refuses a lowest rate above the base price of a category, which is refused below it as well: its nights would be sold for
 * what the settings forbid. A category without a price yet is in no one's way, and one that stays as it was is not judged.
 * The institution is locked.
 */
export async function requireBelowPrices(
  { db }: WriteContext,
  { id, currency }: Pick<InstitutionRow, 'id' | 'currency'>,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (after === null || after === before) return;
  const [lower] = await db
    .select({ name: category.name, priceMinor: category.basePriceMinor })
    .from(category)
    .where(
      and(
        eq(category.institutionId, id),
        gt(category.basePriceMinor, 0),
        lt(category.basePriceMinor, roundedMinor(after, currency)),
      ),
    )
    .orderBy(asc(category.basePriceMinor), asc(category.id))
    .limit(1);
  if (!lower) return;
  const message = `${lower.name} costs ${currency} ${majorOf(lower.priceMinor, currency)}. Change its base price first.`;
  throw fieldError('BUSINESS_RULE', 'rates.minRate', message, 'too_big');
}
