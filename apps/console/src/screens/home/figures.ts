import type { ReportKpi, SuperAdminReport } from '@booking/api-client';
import type { StatChange } from '@booking/ui';
import { countOf, decimalOf, moneyOf } from './amounts.ts';
import { rowsBehind, soldBehind } from './rows-behind.ts';

type Kpis = NonNullable<SuperAdminReport['kpis']>;

/** Data for the note of a figure. */
interface NoteSource extends Pick<SuperAdminReport, 'byStatus'> {
  readonly kpis: Kpis;
  readonly money: (value: number) => string;
}

/** A figure of home: its name, definition, unit and note. */
export interface Figure {
  readonly key: ReportKpi;
  readonly label: string;
  readonly definition: string;
  readonly unit: 'count' | 'money' | 'percent';
  /** Whether more of it is good news. */
  readonly isMoreGood: boolean | undefined;
  /** Returns a note about it. */
  readonly note?: (source: NoteSource) => string | undefined;
  /** Returns a share in numbers where it is of too few for a percentage, or a comparison. */
  readonly ofFew?: (kpis: Kpis) => string | undefined;
  /** The rows behind it, where a list can show exactly those. `day` is the platform's today. */
  readonly rows?: (day: string, report: SuperAdminReport) => string;
  /** Whether it is of the end of the period; its rows are there only where that has not passed. */
  readonly isOfEnd?: boolean;
}

/** With fewer, one more or less moves a percentage by more than five points, which means nothing. */
const FEW = 20;

/** Figures in the order of the page. */
export const figures: readonly Figure[] = [
  {
    key: 'mrr',
    label: 'MRR',
    definition:
      'Monthly recurring revenue of institutes that have paid, at the end of the period, excluding tax. Leaves out trials, paused institutes and institutes that have never paid, which are shown apart.',
    unit: 'money',
    isMoreGood: true,
    note: ({ kpis: { payingInstitutes, arpi, mrrUnpaid }, money }) =>
      [
        payingInstitutes.value !== null &&
          arpi.value !== null &&
          `${countOf(payingInstitutes.value)} paying, ${money(arpi.value)} each`,
        mrrUnpaid.value && `${money(mrrUnpaid.value)} never paid`,
      ]
        .filter(Boolean)
        .join('; ') || undefined,
    rows: (day, { period }) => soldBehind.mrr(day, period),
  },
  {
    key: 'institutesActive',
    label: 'Active institutes',
    definition: 'Institutes that are active at the end of the period.',
    unit: 'count',
    isMoreGood: true,
    note: ({ byStatus }) => byStatus && `${countOf(byStatus.Pending)} more setting up`,
    rows: rowsBehind.active,
    isOfEnd: true,
  },
  {
    key: 'institutesNew',
    label: 'New institutes',
    definition: 'Institutes added in the period.',
    unit: 'count',
    isMoreGood: true,
    note: ({ kpis: { institutesClosed } }) =>
      institutesClosed.value === null ? undefined : `${countOf(institutesClosed.value)} closed`,
    rows: (_, { period }) => rowsBehind.createdIn(period),
  },
  {
    key: 'churnRevenue',
    label: 'Revenue churn',
    definition:
      'Share of the MRR of 30 days ago from institutes that no longer pay. Covers the 30 days up to the end of the period.',
    unit: 'percent',
    isMoreGood: false,
    note: ({ kpis: { churnLogo } }) =>
      churnLogo.value === null
        ? undefined
        : `${decimalOf(churnLogo.value)}% of institutes in 30 days`,
    rows: (day, { period }) => soldBehind.churn(day, period),
  },
  {
    key: 'trialConversion',
    label: 'Trial conversion',
    definition:
      'Share of trials whose first payment is recorded, or whose price is 0, of trials that ended in the 30 days up to the end of the period.',
    unit: 'percent',
    isMoreGood: true,
    note: ({ kpis: { trialsEnded } }) => {
      const { value } = trialsEnded;
      if (value === null) return undefined;
      if (value === 0) return 'no trials ended in 30 days';
      return `${value < FEW ? '' : `of ${countOf(value)} `}trials that ended in 30 days`;
    },
    ofFew: ({ trialsConverted, trialsEnded: { value: ended } }) =>
      ended !== null && ended > 0 && ended < FEW
        ? `${countOf(trialsConverted.value ?? 0)} of ${countOf(ended)}`
        : undefined,
    rows: (day, { period }) => soldBehind.conversion(day, period),
  },
  {
    key: 'renewalsDue30Count',
    label: 'Renewals due',
    definition:
      'Active subscriptions that renew in the next 30 days, and what they will be charged.',
    unit: 'count',
    isMoreGood: undefined,
    note: ({ kpis: { renewalsDue30Amount }, money }) =>
      renewalsDue30Amount.value === null
        ? undefined
        : `${money(renewalsDue30Amount.value)} in 30 days`,
    rows: soldBehind.renewals,
  },
];

interface ShownFigure {
  /** Null where it is not known. */
  readonly value: string | null;
  readonly change?: StatChange | undefined;
}

/** Returns the text of a figure and of its change; a share of few is neither a percentage nor compared. */
export function shownFigure(figure: Figure, kpis: Kpis, currency: string): ShownFigure {
  const value = figure.ofFew?.(kpis);
  if (value !== undefined) return { value };
  const kpi = kpis[figure.key];
  return {
    value: kpi.value === null ? null : readFigure(figure.unit, kpi.value, currency),
    change: changeOf(figure, kpi),
  };
}

/** Returns a value as the text of its figure. */
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
