import type { Category, Setting } from '@booking/api-client';
import { divideHalfUp, hundredthsOf, roundedMinor, taxIn } from '@booking/api-client/facts';
import type { Reservation } from './reservation.ts';

type TaxRule = Setting['taxes']['rules'][number];

/** A rule is for tariffs above its `minTariff`, up to its `maxTariff`, on its days. */
const applies = (rule: TaxRule, date: string, price: number) =>
  rule.appliesTo === 'room' &&
  (rule.minTariff ?? -1) < price &&
  price <= (rule.maxTariff ?? Number.POSITIVE_INFINITY) &&
  rule.effectiveFrom <= date &&
  date <= (rule.effectiveTo ?? date);

/**
 * What a stay costs, in the smallest unit of the currency: how many nights there are at a price, and what each rule takes.
 * Each amount is rounded once, half up, as the server does.
 */
export function billOf(
  { nights, guests }: Pick<Reservation, 'nights' | 'guests'>,
  { taxes: { rules }, region: { currency } }: Setting,
  category: Category | undefined,
) {
  const extra = Math.max(0, guests - (category?.baseOccupancy ?? guests));
  const minor = (amount: number) => roundedMinor(amount, currency);
  const counts = new Map<number, number>();
  const taxes = new Map<TaxRule, number>();
  let total = 0;
  for (const { date, price, extraGuest } of nights) {
    const night = minor(price) + extra * minor(extraGuest);
    counts.set(night, (counts.get(night) ?? 0) + 1);
    total += night;
    for (const rule of rules.filter((each) => applies(each, date, price + extra * extraGuest))) {
      const before = taxes.get(rule);
      // What is due once a stay, or once a person, is not due again for the next night.
      if (before !== undefined && rule.basis !== 'perNight') continue;
      const fixed = minor(rule.rate) * (rule.basis === 'perPerson' ? guests : 1);
      const share = rule.isInclusive
        ? taxIn(night, rule.rate)
        : divideHalfUp(night * hundredthsOf(rule.rate), 10_000);
      const tax = rule.mode === 'fixed' ? fixed : share;
      taxes.set(rule, (before ?? 0) + tax);
      if (!rule.isInclusive) total += tax;
    }
  }
  return { nights: counts, taxes, total };
}
