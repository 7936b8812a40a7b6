import type { SuperAdminReport } from '@booking/api-client';
import type { ChartSeries } from '@booking/ui';

type Series = NonNullable<SuperAdminReport['series']>;

/** What a month added stands above the axis, what it took hangs below it; nothing taken is 0, not -0, which reads "-₹0". */
export function movementSeries(months: Series['mrrMovement']): readonly ChartSeries[] {
  return [
    { key: 'new', label: 'New', values: months.map((month) => month.new) },
    { key: 'expansion', label: 'Expansion', values: months.map((month) => month.expansion) },
    { key: 'reactivated', label: 'Reactivation', values: months.map((month) => month.reactivated) },
    {
      key: 'contraction',
      label: 'Contraction',
      values: months.map((month) => 0 - month.contraction),
    },
    { key: 'churned', label: 'Churn', values: months.map((month) => 0 - month.churned) },
  ];
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
