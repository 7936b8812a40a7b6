import type { ReportKpi, SuperAdminReport } from '@booking/api-client';
import type { StatChange } from '@booking/ui';
import { counted, countOf, decimalOf, moneyOf } from './amounts.ts';
import { rowsBehind } from './rows-behind.ts';

type Kpis = NonNullable<SuperAdminReport['kpis']>;

/** A figure of home: how it is named, counted, read and judged. */
export interface Figure {
  readonly key: ReportKpi;
  readonly label: string;
  readonly definition: string;
  readonly unit: 'count' | 'money' | 'percent';
  /** Whether more of it is good news. */
  readonly isMoreGood: boolean | undefined;
  /** Says more about it. */
  readonly note?: (kpis: Kpis, money: (value: number) => string) => string | undefined;
  /** The rows behind it, where a list can show exactly those. `day` is the platform's today. */
  readonly rows?: (day: string, report: SuperAdminReport) => string;
  /** Whether it is of the end of the period; its rows are there only where that has not passed. */
  readonly isOfEnd?: boolean;
}

/** In the order of the page. */
export const figures: readonly Figure[] = [
  {
    key: 'institutesTotal',
    label: 'Institutes',
    definition: 'Institutes that are not closed, at the end of the period.',
    unit: 'count',
    isMoreGood: true,
    rows: rowsBehind.notClosed,
    isOfEnd: true,
  },
  {
    key: 'mrr',
    label: 'MRR',
    definition:
      'Monthly recurring revenue from paid subscriptions at the end of the period, excluding GST. Leaves out trials and paused institutes.',
    unit: 'money',
    isMoreGood: true,
  },
  {
    key: 'arr',
    label: 'ARR',
    definition: 'Annual recurring revenue: MRR × 12.',
    unit: 'money',
    isMoreGood: true,
  },
  {
    key: 'institutesNew',
    label: 'New institutes',
    definition: 'Institutes that were created in the period.',
    unit: 'count',
    isMoreGood: true,
    rows: (_, { period }) => rowsBehind.madeIn(period),
  },
  {
    key: 'institutesActivated',
    label: 'Activated',
    definition:
      'Institutes activated for the first time in the period. Days are the median time from creation to activation.',
    unit: 'count',
    isMoreGood: true,
    note: ({ daysToActivate: { value } }) =>
      value === null ? undefined : `after ${decimalOf(value)} days`,
  },
  {
    key: 'payingInstitutes',
    label: 'Paying institutes',
    definition: 'Institutes with a paid subscription at the end of the period.',
    unit: 'count',
    isMoreGood: true,
    note: ({ arpi: { value } }, money) => (value === null ? undefined : `${money(value)} each`),
    rows: rowsBehind.paying,
    isOfEnd: true,
  },
  {
    key: 'churnLogo',
    label: 'Churn',
    definition:
      'Share of institutes paying at the start of the period that no longer pay at its end. Revenue churn is below.',
    unit: 'percent',
    isMoreGood: false,
    note: ({ churnRevenue: { value } }) =>
      value === null ? undefined : `${decimalOf(value)}% of the revenue`,
  },
  {
    key: 'trialConversion',
    label: 'Trial conversion',
    definition: 'Share of trials ending in this period that converted to a paid plan.',
    unit: 'percent',
    isMoreGood: true,
    note: ({ trialsStarted: { value } }) =>
      value === null ? undefined : `${counted(value, 'trial')} started`,
  },
  {
    key: 'pastDueCount',
    label: 'Past due',
    definition: 'Subscriptions with an unpaid renewal, and the amount owed today.',
    unit: 'count',
    isMoreGood: false,
    note: ({ pastDueAmount: { value } }, money) =>
      value === null ? undefined : `${money(value)} owed today`,
    rows: rowsBehind.pastDue,
  },
  {
    key: 'renewalsDue30Count',
    label: 'Renewals in 30 days',
    definition: 'Paid subscriptions due to renew in the next 30 days, and the amount due.',
    unit: 'count',
    isMoreGood: undefined,
    note: ({ renewalsDue30Amount: { value } }, money) =>
      value === null ? undefined : `${money(value)} due`,
    rows: rowsBehind.renewalsDue,
  },
  {
    key: 'usersActive30',
    label: 'Active users',
    definition: 'Users who signed in during the last 30 days, out of all active accounts.',
    unit: 'count',
    isMoreGood: true,
    note: ({ usersTotal, usersInvited }) =>
      usersTotal.value === null || usersInvited.value === null
        ? undefined
        : `of ${countOf(usersTotal.value)}, ${countOf(usersInvited.value)} invited`,
  },
  {
    key: 'quietInstitutes14',
    label: 'Quiet institutes',
    definition: 'Active institutes where nobody has signed in for 14 days.',
    unit: 'count',
    isMoreGood: false,
    rows: (_, { asOf }) => rowsBehind.quiet(asOf),
  },
];

/** A value as its figure is read. */
export function readFigure(unit: Figure['unit'], value: number, currency: string): string {
  if (unit === 'money') return moneyOf(value, currency);
  return unit === 'percent' ? `${decimalOf(value)}%` : countOf(value);
}

/**
 * How a figure moved: counts by their difference, money by its share, percentages by points. Undefined where one of the
 * two is not known, or where a share of nothing would be needed.
 */
export function changeOf(
  { unit, isMoreGood }: Pick<Figure, 'unit' | 'isMoreGood'>,
  { value, before }: Kpis[ReportKpi],
): StatChange | undefined {
  if (value === null || before === null) return undefined;
  if (unit === 'money' && before === 0 && value !== 0) return undefined;
  const difference = value - before;
  const amount = Math.abs(difference);
  const share = before === 0 ? 0 : (amount / before) * 100;
  const text = {
    count: countOf(amount),
    money: `${decimalOf(share)}%`,
    percent: `${decimalOf(amount)} points`,
  }[unit];
  if (difference === 0) return { text, direction: 'same' };
  const isUp = difference > 0;
  return {
    text,
    direction: isUp ? 'up' : 'down',
    isGood: isMoreGood === undefined ? undefined : isUp === isMoreGood,
  };
}
