import type { Rates } from '@booking/api-client';
import { addDays } from '@booking/api-client/facts';
import { queries } from '../api.ts';

/** The days that the front desk looks at. One call of the rates returns 93 days. */
export const daysAround = (today: string) => ({
  startDate: addDays(today, -21),
  endDate: addDays(today, 70),
});

/** The rates of all categories on these days. */
export const nightRatesQuery = (institution: string, today: string) =>
  queries.rate.list({ institution, ...daysAround(today), resolve: true });

export type NightPrices = ReadonlyMap<string, number | null>;

/** Prices of a night in the default package, by category and day: `${category} ${day}`. */
export function nightPrices({ packages, rows }: Rates): NightPrices {
  const standard = packages.find(({ isDefault }) => isDefault)?.key;
  const sold = rows.filter(({ ratePackage }) => ratePackage === standard);
  return new Map(
    sold.flatMap(({ category, cells }) =>
      cells.map(({ date, price }) => [`${category} ${date}`, price] as const),
    ),
  );
}
