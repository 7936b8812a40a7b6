import { roundedMinor } from '@booking/api-client/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findTooLow, followers, priceText, type Rates, tooLow } from '../category/index.ts';
import { fieldError } from '../http-error.ts';
import type { InstitutionRow } from '../institution/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';

/**
 * Refuses a lowest rate above the base price of a category, or above what a package or an asset makes of it, and a package
 * that makes less of it than the lowest rate: its nights would be sold for what the settings forbid. A category without a
 * price yet is in no one's way, and what stays as it was is not judged. The institution is locked.
 */
export async function requireBelowPrices(
  context: WriteContext,
  { id, currency }: Pick<InstitutionRow, 'id' | 'currency'>,
  before: Rates,
  after: Rates,
): Promise<void> {
  if (after.minRate === null) return;
  const isMoved = after.minRate !== before.minRate;
  const old = new Map(followers(before).map(({ ratePackage }) => [ratePackage.key, ratePackage]));
  const packages = followers(after).filter(({ ratePackage: { key, mode, value } }) => {
    const stored = old.get(key);
    return isMoved || stored?.mode !== mode || stored.value !== value;
  });
  if (!isMoved && packages.length === 0) return;
  // A package makes its lowest price from the cheapest category.
  const [cheapest] = await context.db
    .select({ name: category.name, priceMinor: category.basePriceMinor })
    .from(category)
    .where(and(eq(category.institutionId, id), gt(category.basePriceMinor, 0)))
    .orderBy(asc(category.basePriceMinor), asc(category.id))
    .limit(1);
  if (!cheapest) return;
  const { name, priceMinor } = cheapest;
  if (isMoved && priceMinor < roundedMinor(after.minRate, currency)) {
    const message = `${name} costs ${priceText(priceMinor, currency)}. Change its base price first.`;
    throw fieldError('BUSINESS_RULE', 'rates.minRate', message, 'too_big');
  }
  for (const { ratePackage, place } of packages) {
    const low = tooLow(priceMinor, ratePackage, after, currency);
    if (low === undefined) continue;
    const message = `${name} would cost ${priceText(low, currency)} with ${ratePackage.name}, which is below the lowest rate.`;
    if (isMoved) throw fieldError('BUSINESS_RULE', 'rates.minRate', message, 'too_big');
    throw fieldError('BUSINESS_RULE', `rates.ratePackages.${place}.value`, message, 'too_small');
  }
  const adjusted = isMoved && (await findTooLow(context, { id, currency }, after));
  if (!adjusted) return;
  const message = `${adjusted.code} costs ${priceText(adjusted.low, currency)}. Change its price adjustment first.`;
  throw fieldError('BUSINESS_RULE', 'rates.minRate', message, 'too_big');
}
