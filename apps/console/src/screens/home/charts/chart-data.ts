import type { SuperAdminReport } from '@booking/api-client';
import type { ChartSeries } from '@booking/ui';

type Series = NonNullable<SuperAdminReport['series']>;

/** The parts of the movement; what a month took from the MRR hangs below the axis. */
const movements = [
  { key: 'new', label: 'New', sign: 1 },
  { key: 'expansion', label: 'Expansion', sign: 1 },
  { key: 'reactivated', label: 'Reactivation', sign: 1 },
  { key: 'contraction', label: 'Contraction', sign: -1 },
  { key: 'churned', label: 'Churn', sign: -1 },
] as const;

/** @param linkTo The rows behind a part of a month, for who may see them. */
export function movementSeries(
  months: Series['mrrMovement'],
  linkTo: (month: string, movement: (typeof movements)[number]['key']) => string | undefined,
): readonly ChartSeries[] {
  return movements.map(({ key, label, sign }) => ({
    key,
    label,
    // Nothing taken is 0, not -0, which reads "-₹0".
    values: months.map((month) => 0 + sign * month[key]),
    hrefs: months.map((movement) =>
      movement[key] === 0 ? undefined : linkTo(movement.month, key),
    ),
  }));
}

/** "1 to 7 days", "more than 30 days". */
export function ageLabel(fromDays: number, toDays: number | null): string {
  return toDays === null ? `More than ${fromDays - 1} days` : `${fromDays} to ${toDays} days`;
}

/** So many states are shown by name: as many rows as the charts beside them have. */
const STATES = 4;

/** The states with most institutes; the others, and institutes without an address, in one row. Together they are all. */
export function statesOf(
  states: Series['states'],
): readonly { name: string; institutes: number; isRest: boolean }[] {
  const named = states.flatMap(({ name, institutes }) =>
    name === null ? [] : [{ name, institutes, isRest: false }],
  );
  const shown = named.slice(0, STATES);
  const all = states.reduce((sum, { institutes }) => sum + institutes, 0);
  const rest = all - shown.reduce((sum, { institutes }) => sum + institutes, 0);
  return rest > 0 ? [...shown, { name: 'All others', institutes: rest, isRest: true }] : shown;
}

/** The items, or none where all of them are zero: a screen then says in words that there is nothing. */
export function unlessZero<T extends { readonly value: number }>(
  items: readonly T[],
): readonly T[] {
  return items.some(({ value }) => value !== 0) ? items : [];
}

/** The same for the series of a chart. */
export function unlessAllZero(series: readonly ChartSeries[]): readonly ChartSeries[] {
  return series.some(({ values }) => values.some((value) => value !== 0)) ? series : [];
}
