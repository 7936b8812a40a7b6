import type { Category, Setting } from '@booking/api-client';
import {
  divideHalfUp,
  hundredthsOf,
  roundedMinor,
  taxIn,
  weekdayOf,
} from '@booking/api-client/facts';
import type { Night, Reservation } from './reservation.ts';

type TaxRule = Setting['taxes']['rules'][number];

/** A rule is for tariffs above its `minTariff`, up to its `maxTariff`, on its days. */
const applies = (rule: TaxRule, date: string, price: number) =>
  rule.appliesTo === 'room' &&
  (rule.minTariff ?? -1) < price &&
  price <= (rule.maxTariff ?? Number.POSITIVE_INFINITY) &&
  rule.effectiveFrom <= date &&
  date <= (rule.effectiveTo ?? date);

/**
 * The bill of a stay, in the smallest unit of the currency: how many nights there are at a price, and what each tax takes.
 * Each amount is rounded once, half up, as the server does.
 */
export function billOf(
  { nights, guests }: Pick<Reservation, 'nights' | 'guests'>,
  { taxes: { rules }, region: { currency }, rates: { weekendDays } }: Setting,
  category: Category | undefined,
) {
  const extra = Math.max(0, guests - (category?.baseOccupancy ?? guests));
  const minor = (amount: number) => roundedMinor(amount, currency);
  const priceOf = (night: Night) => minor(night.price) + extra * minor(night.extraGuest);
  const taken = new Set<TaxRule>();
  // The slabs of a tax are rules of one name, and one line.
  const taxes = new Map<string, Pick<TaxRule, 'name' | 'isInclusive'> & { tax: number }>();
  let total = 0;
  for (const night of nights) {
    const price = priceOf(night);
    total += price;
    const tariff = night.price + extra * night.extraGuest;
    for (const rule of rules.filter((each) => applies(each, night.date, tariff))) {
      // A charge once a stay, or once a person, is not due again for the next night.
      if (taken.has(rule) && rule.basis !== 'perNight') continue;
      taken.add(rule);
      const { name, isInclusive } = rule;
      const fixed = minor(rule.rate) * (rule.basis === 'perPerson' ? guests : 1);
      const share = isInclusive
        ? taxIn(price, rule.rate)
        : divideHalfUp(price * hundredthsOf(rule.rate), 10_000);
      const tax = rule.mode === 'fixed' ? fixed : share;
      const line = `${name} ${isInclusive}`;
      taxes.set(line, { name, isInclusive, tax: (taxes.get(line)?.tax ?? 0) + tax });
      if (!isInclusive) total += tax;
    }
  }
  const lines = [...new Set(nights.map(priceOf))].map((price) => {
    const alike = nights.filter((night) => priceOf(night) === price);
    const isWeekend = alike.every(({ date }) => weekendDays.includes(weekdayOf(date)));
    return { price, count: alike.length, isWeekend };
  });
  return { nights: lines, taxes: [...taxes.values()], total };
}
