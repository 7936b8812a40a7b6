import type { RateCell, Rates } from '@booking/api-client';

/** The days on which a category has no rate. */
interface Unpriced {
  readonly category: string;
  readonly name: string;
  readonly days: number;
  /** The first of them. */
  readonly first: string;
}

/** The categories that have days without a rate in the default package, from which the others follow. */
export function daysWithoutRate({ packages, targets, rows }: Rates): readonly Unpriced[] {
  const key = packages.find(({ isDefault }) => isDefault)?.key;
  return targets.flatMap(({ category, asset, name }) => {
    const row = rows.find(
      (rate) => rate.category === category && rate.asset === asset && rate.ratePackage === key,
    );
    const open = asset === null ? (row?.cells.filter(isWithout) ?? []) : [];
    const [first] = open;
    return first ? [{ category, name, days: open.length, first: first.date }] : [];
  });
}

/** A base price of zero is none; a rate of zero that someone set is one. A day on which nothing is sold needs none. */
function isWithout({ price, from, stopSell }: RateCell): boolean {
  return !stopSell && (price === null || (price === 0 && from.price === 'base'));
}
