import type { Category, Setting } from '@booking/api-client';
import {
  divideHalfUp,
  hundredthsOf,
  majorOf,
  roundedMinor,
  taxIn,
} from '@booking/api-client/facts';
import type { Reservation } from '../reservations/reservation.ts';

type TaxRule = Setting['taxes']['rules'][number];

/** What a stay costs, in major units. */
export interface Bill {
  /** Nights at the same price are a line. */
  readonly nights: readonly { readonly count: number; readonly price: number }[];
  readonly taxes: readonly {
    readonly name: string;
    readonly amount: number;
    readonly isInclusive: boolean;
  }[];
  readonly total: number;
}

/** A rule is for tariffs above its `minTariff`, up to its `maxTariff`, on its days. */
function applies(rule: TaxRule, date: string, price: number): boolean {
  return (
    rule.appliesTo === 'room' &&
    (rule.minTariff ?? -1) < price &&
    price <= (rule.maxTariff ?? Number.POSITIVE_INFINITY) &&
    rule.effectiveFrom <= date &&
    date <= (rule.effectiveTo ?? date)
  );
}

/** Computes in the smallest unit of the currency, half up, as the server does. */
export function billOf(
  { nights, guests }: Pick<Reservation, 'nights' | 'guests'>,
  { taxes, region: { currency } }: Setting,
  category: Category | undefined,
): Bill {
  const extra = Math.max(0, guests - (category?.baseOccupancy ?? guests));
  const minor = (amount: number) => roundedMinor(amount, currency);
  const counts = new Map<number, number>();
  const amounts = new Map<TaxRule, number>();
  let total = 0;
  for (const { date, price, extraGuest } of nights) {
    const night = minor(price) + extra * minor(extraGuest);
    counts.set(night, (counts.get(night) ?? 0) + 1);
    total += night;
    for (const rule of taxes.rules) {
      if (!applies(rule, date, majorOf(night, currency))) continue;
      const before = amounts.get(rule);
      // What is due once a stay, or once a person, is not due again for the next night.
      if (before !== undefined && rule.basis !== 'perNight') continue;
      amounts.set(rule, (before ?? 0) + taxOf(rule, night, guests, minor(rule.rate)));
    }
  }
  for (const [rule, amount] of amounts) if (!rule.isInclusive) total += amount;
  return {
    nights: [...counts].map(([price, count]) => ({ count, price: majorOf(price, currency) })),
    taxes: [...amounts].map(([{ name, isInclusive }, amount]) => ({
      name,
      amount: majorOf(amount, currency),
      isInclusive,
    })),
    total: majorOf(total, currency),
  };
}

function taxOf(
  { mode, rate, basis, isInclusive }: TaxRule,
  night: number,
  guests: number,
  fixed: number,
) {
  if (mode === 'fixed') return basis === 'perPerson' ? fixed * guests : fixed;
  return isInclusive ? taxIn(night, rate) : divideHalfUp(night * hundredthsOf(rate), 10_000);
}
