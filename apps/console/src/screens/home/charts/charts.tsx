import type { SuperAdminReport } from '@booking/api-client';
import { BarList, Chart, type ChartSeries } from '@booking/ui';
import { SUPER_ADMIN } from '../../../access/access.ts';
import { formatMonth, today } from '../../../dates/civil-date.ts';
import { keysOf, statusTones } from '../../../institutes/institute-words.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useUser } from '../../../session/session-context.ts';
import { shortcuts } from '../../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../../shortcuts/use-shortcut.ts';
import { counted, countOf, moneyOf, shortMoneyOf } from '../amounts.ts';
import { rowsBehind } from '../rows-behind.ts';
import { useReport } from '../use-report.ts';
import {
  ageLabel,
  movementSeries,
  statesOf,
  stepLabel,
  unlessAllZero,
  unlessZero,
} from './chart-data.ts';

type Series = NonNullable<SuperAdminReport['series']>;

/** The largest part lies at the bottom, where its height is read best. */
const statuses = [...keysOf(statusTones)].sort(
  (a, b) => Number(b === 'Active') - Number(a === 'Active'),
);

const none: Series = {
  steps: [],
  mrrMovement: [],
  plans: [],
  templates: [],
  states: [],
  trials: { started: 0, running: 0, converted: 0, ended: 0 },
  pastDueAgeing: [],
};

/** What the figures are made of. Every number of a chart stands in its table. */
export function Charts() {
  const { data, error, refetch, isFetching, isPlaceholderData } = useReport('series');
  const hasLists = useUser().role === SUPER_ADMIN;
  // A chart obeys it by itself.
  useShortcut(shortcuts.table);
  const { currency = 'INR', series = none } = data ?? {};
  const money = (value: number) => moneyOf(value, currency);
  const isOfToday = data !== undefined && data.period.endDate >= today();
  const frame = {
    isLoading: !data && !error,
    error: error && !data ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
  const { trials } = series;
  const latest = series.mrrMovement.at(-1);
  return (
    <div className="ck-charts" data-stale={isPlaceholderData || undefined}>
      <Chart
        {...frame}
        className="ck-chart-wide"
        title="MRR movement"
        summary={latest && `${money(latest.mrr)} a month in ${monthOf(latest.month)}.`}
        points={series.mrrMovement.map(({ month }) => ({
          key: month,
          label: monthOf(month),
          short: monthOf(month).slice(0, 3),
        }))}
        series={unlessAllZero(movementSeries(series.mrrMovement))}
        format={money}
        formatTick={(value) => shortMoneyOf(value, currency)}
        empty="No recurring revenue in the last 12 months."
      />
      <Chart
        {...frame}
        className="ck-chart-wide"
        title="Institutes by status"
        summary={statusSummary(series.steps)}
        shape="area"
        points={series.steps.map((step) => ({
          key: step.startDate,
          ...stepLabel(step, data?.period.groupBy ?? 'day'),
        }))}
        series={unlessAllZero(
          statuses.map(
            (status): ChartSeries => ({
              key: status,
              label: status,
              values: series.steps.map(({ byStatus }) => byStatus[status]),
            }),
          ),
        )}
        empty="No institutes in this period."
      />
      <BarList
        {...frame}
        title="Recurring revenue by plan"
        summary={`${money(sumOf(series.plans, ({ mrr }) => mrr))} a month, today.`}
        dimension="Plan"
        measure="A month"
        items={unlessZero(
          series.plans.map(({ key, name, institutes, mrr }) => ({
            key,
            label: name,
            detail: counted(institutes, 'institute'),
            value: mrr,
          })),
        )}
        format={money}
        hasShares
        empty="No paid subscriptions yet."
      />
      <BarList
        {...frame}
        title="Institutes by template"
        summary={`${counted(
          sumOf(series.templates, ({ institutes }) => institutes),
          'institute',
        )} today.`}
        dimension="Template"
        measure="Institutes"
        items={unlessZero(
          series.templates.map(({ key, name, institutes }) => ({
            key,
            label: name,
            value: institutes,
          })),
        )}
        hasShares
        empty="No institutes yet."
      />
      <BarList
        {...frame}
        title="Trials this period"
        dimension="Trials"
        measure="How many"
        items={unlessZero([
          { key: 'started', label: 'Started', value: trials.started },
          { key: 'running', label: 'Still running', value: trials.running },
          { key: 'converted', label: 'Converted', value: trials.converted },
          { key: 'ended', label: 'Expired', value: trials.ended },
        ])}
        empty="No trial began in this period."
      />
      <BarList
        {...frame}
        title="Past due by age"
        summary={`${money(sumOf(series.pastDueAgeing, ({ amount }) => amount))} owed today.`}
        dimension="Days past due"
        measure="Owed"
        items={unlessZero(
          series.pastDueAgeing.map(({ fromDays, toDays, count, amount }) => ({
            key: `${fromDays}`,
            label: ageLabel(fromDays, toDays),
            detail: counted(count, 'subscription'),
            value: amount,
          })),
        )}
        format={money}
        empty="Nothing past due."
      />
      <BarList
        {...frame}
        title="Institutes by state"
        summary={`${countOf(sumOf(series.states, ({ institutes }) => institutes))} today.`}
        dimension="State"
        measure="Institutes"
        items={unlessZero(
          statesOf(series.states).map(({ name, institutes, isRest }) => ({
            key: name,
            label: name,
            value: institutes,
            ...(hasLists && isOfToday && !isRest && { href: rowsBehind.state(name) }),
          })),
        )}
        empty="No institutes yet."
      />
    </div>
  );
}

function monthOf(month: string): string {
  return formatMonth(`${month}-01`);
}

function sumOf<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function statusSummary(steps: Series['steps']): string | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const { Active, Pending } = last.byStatus;
  return `${countOf(Active)} active and ${countOf(Pending)} being set up at the end.`;
}
