import {
  changedPrice,
  majorOf,
  roundedMinor,
  SETTING_DEFAULTS,
  type Setting,
} from '@booking/api-client/contract';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { setting } from '../schema/setting.ts';
import type { Institute } from './institute.ts';

export type Rates = Pick<Setting['rates'], 'minRate' | 'ratePackages' | 'rounding'>;
type Priced = Pick<Institute, 'id' | 'currency'>;

/** Price adjustment of a package or an asset. */
interface Adjustment {
  readonly mode: 'amount' | 'percent';
  readonly value: number;
}

/** Returns a price that is adjusted, where that makes it lower than the least. Prices in minor units. */
export function tooLow(
  priceMinor: number,
  adjustment: Adjustment | null | undefined,
  { minRate, rounding }: Pick<Rates, 'minRate' | 'rounding'>,
  currency: string,
): number | undefined {
  if (!adjustment || minRate === null || priceMinor === 0) return undefined;
  const { mode, value } = adjustment;
  const adjusted = changedPrice(priceMinor, {
    mode,
    value: mode === 'amount' ? roundedMinor(value, currency) : value,
    roundTo: roundedMinor(rounding, currency) || undefined,
  });
  const isTooLow = adjusted < priceMinor && adjusted < roundedMinor(minRate, currency);
  return isTooLow ? adjusted : undefined;
}

/** Returns the packages whose prices follow those of the default one, each with its place. */
export function followers({ ratePackages }: Pick<Rates, 'ratePackages'>) {
  const first = ratePackages.find(({ isDefault }) => isDefault) ?? ratePackages[0];
  return ratePackages
    .map((ratePackage, place) => ({ ratePackage, place }))
    .filter(({ ratePackage }) => ratePackage !== first);
}

export function priceText(priceMinor: number, currency: string): string {
  return `${currency} ${majorOf(priceMinor, currency)}`;
}

const leastText = (minRate: number, currency: string) =>
  `The minimum price is ${currency} ${minRate}.`;

/**
 * Returns an asset whose adjustment makes a base price lower than the least, with what it would cost.
 * @param of A category and the base price that it would have. Default: all, with those that they have.
 */
export async function findTooLow(
  { db }: ReadContext,
  { id, currency }: Priced,
  rates: Pick<Rates, 'minRate' | 'rounding'>,
  of?: { readonly categoryId: string; readonly priceMinor: number },
): Promise<{ readonly code: string; readonly low: number } | undefined> {
  const adjusted = await db
    .select({
      ...{ code: asset.code, adjustment: asset.priceAdjustment },
      priceMinor: category.basePriceMinor,
    })
    .from(asset)
    .innerJoin(category, eq(category.id, asset.categoryId))
    .where(
      and(
        eq(asset.institutionId, id),
        isNotNull(asset.priceAdjustment),
        of && eq(asset.categoryId, of.categoryId),
      ),
    )
    .orderBy(asc(asset.code));
  for (const { code, adjustment, priceMinor } of adjusted) {
    const low = tooLow(of?.priceMinor ?? priceMinor, adjustment, rates, currency);
    if (low !== undefined) return { code, low };
  }
  return undefined;
}

/**
 * Refuses a base price below the least that the settings of the institute allow, by itself, in a package, or as an asset of
 * the category adjusts it.
 * @param categoryId Undefined for a new one, which has no assets.
 */
export async function requireMinRate(
  context: ReadContext,
  { id, currency }: Priced,
  basePrice: number | undefined,
  categoryId?: string,
): Promise<void> {
  if (basePrice === undefined) return;
  const rates = await ratesOf(context, id);
  if (rates.minRate === null) return;
  const least = leastText(rates.minRate, currency);
  const refuse = (message: string) => {
    throw fieldError('BUSINESS_RULE', 'basePrice', message, 'too_small');
  };
  if (basePrice < rates.minRate) refuse(least);
  const priceMinor = roundedMinor(basePrice, currency);
  const refuseLow = (name: string, low: number) =>
    refuse(`${name} would cost ${priceText(low, currency)}. ${least}`);
  for (const { ratePackage: follower } of followers(rates)) {
    const low = tooLow(priceMinor, follower, rates, currency);
    if (low !== undefined) refuseLow(follower.name, low);
  }
  if (categoryId === undefined) return;
  const violation = await findTooLow(context, { id, currency }, rates, { categoryId, priceMinor });
  if (violation) refuseLow(violation.code, violation.low);
}

/** Refuses an adjustment of an asset that makes the base price of its category lower than the settings allow. */
export async function requireMinAdjusted(
  context: ReadContext,
  { id, currency }: Priced,
  assets: readonly {
    readonly categoryId: string;
    readonly adjustment: Adjustment | null | undefined;
    readonly path: string;
  }[],
): Promise<void> {
  const adjusted = assets.filter(({ adjustment }) => adjustment);
  if (adjusted.length === 0) return;
  const rates = await ratesOf(context, id);
  if (rates.minRate === null) return;
  const categories = await context.db
    .select({ id: category.id, priceMinor: category.basePriceMinor })
    .from(category)
    .where(
      and(
        eq(category.institutionId, id),
        inArray(category.id, [...new Set(adjusted.map(({ categoryId }) => categoryId))]),
      ),
    );
  const prices = new Map(categories.map((category) => [category.id, category.priceMinor]));
  for (const { categoryId, adjustment, path } of adjusted) {
    const low = tooLow(prices.get(categoryId) ?? 0, adjustment, rates, currency);
    if (low === undefined) continue;
    const message = `This makes ${priceText(low, currency)}. ${leastText(rates.minRate, currency)}`;
    throw fieldError('BUSINESS_RULE', path, message, 'too_small');
  }
}

async function ratesOf({ db }: ReadContext, institutionId: string): Promise<Rates> {
  const own = eq(setting.institutionId, institutionId);
  const [row] = await db.select({ rates: setting.rates }).from(setting).where(own);
  return { ...SETTING_DEFAULTS.rates, ...row?.rates };
}
