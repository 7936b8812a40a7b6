import type { Category, Setting } from '@booking/api-client';
import {
  divideHalfUp,
  hundredthsOf,
  roundedMinor,
  taxIn,
  weekdayOf,
} from '@booking/api-client/facts';
import type { Reservation } from './reservation.ts';

type TaxRule = Setting['taxes']['rules'][number];

/** A rule is for tariffs above its `minTariff`, up to its `maxTariff`, on its days. */
const applies = (rule: TaxRule, date: string, price: number) =>
  rule.appliesTo === 'room' &&
  (rule.minTariff ?? -1) < price &&
  price <= (rule.maxTariff ?? Number.POSITIVE_INFINITY) &&
  rule.effectiveFrom <= date &&
  date <= (rule.effectiveTo ?? date);

/** The nights of a stay that cost the same. */
interface NightLine {
  readonly price: number;
  readonly count: number;
  /** Whether all of them are nights of the hotel's weekend. */
  readonly isWeekend: boolean;
}

interface TaxLine {
  readonly name: string;
  readonly isInclusive: boolean;
  readonly tax: number;
}

/** The slabs of a tax are rules of one name, and one line. */
function taxLines(taxes: ReadonlyMap<TaxRule, number>): readonly TaxLine[] {
  const lines = new Map<string, TaxLine>();
  for (const [{ name, isInclusive }, amount] of taxes) {
    const key = `${name} ${isInclusive}`;
    lines.set(key, { name, isInclusive, tax: (lines.get(key)?.tax ?? 0) + amount });
  }
  return [...lines.values()];
}

/**
 * What a stay costs, in the smallest unit of the currency: how many nights there are at a price, and what each tax takes.
 * Each amount is rounded once, half up, as the server does.
 */
export function billOf(
  { nights, guests }: Pick<Reservation, 'nights' | 'guests'>,
  { taxes: { rules }, region: { currency }, rates: { weekendDays } }: Setting,
  category: Category | undefined,
) {
  const extra = Math.max(0, guests - (category?.baseOccupancy ?? guests));
  const minor = (amount: number) => roundedMinor(amount, currency);
  const lines = new Map<number, NightLine>();
  const taxes = new Map<TaxRule, number>();
  let total = 0;
  for (const { date, price, extraGuest } of nights) {
    const night = minor(price) + extra * minor(extraGuest);
    const { count = 0, isWeekend = true } = lines.get(night) ?? {};
    lines.set(night, {
      price: night,
      count: count + 1,
      isWeekend: isWeekend && weekendDays.includes(weekdayOf(date)),
    });
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
  return { nights: [...lines.values()], taxes: taxLines(taxes), total };
}
