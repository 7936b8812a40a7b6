import { currencyDigits } from '@booking/api-client/contract';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { rateChange } from '../schema/rate.ts';
import { institution } from '../schema/tenant.ts';
import type { InstitutionRow } from './store.ts';

/**
 * Amounts are stored in the smallest unit of the currency and are not converted: 4,500 stays 4,500. Where the units
 * differ (a yen has no hundredths), it would become another amount, so such a currency is chosen before any price.
 *
 * @throws HttpError at `path` for an institute that has prices, or had rates.
 */
export async function requireSameUnits(
  { db }: ReadContext,
  { id, currency: before }: InstitutionRow,
  currency: string | undefined,
  path: string,
): Promise<void> {
  if (currency === undefined || currencyDigits(currency) === currencyDigits(before)) return;
  const isPriced = or(
    gt(category.basePriceMinor, 0),
    gt(category.extraAdultMinor, 0),
    gt(category.extraChildMinor, 0),
  );
  const priced = await db.$count(category, and(eq(category.institutionId, id), isPriced));
  const changed = priced || (await db.$count(rateChange, eq(rateChange.institutionId, id)));
  if (changed === 0) return;
  const message = `This institute has prices in ${before}. ${currency} has other units: choose it before the first price.`;
  throw fieldError('BUSINESS_RULE', path, message, 'fixed');
}

/** Whether amounts of one institution mean the same in another one. */
export async function shareCurrency(
  { db }: ReadContext,
  firstId: string,
  secondId: string,
): Promise<boolean> {
  const rows = await db
    .selectDistinct({ currency: institution.currency })
    .from(institution)
    .where(inArray(institution.id, [firstId, secondId]));
  return rows.length === 1;
}
