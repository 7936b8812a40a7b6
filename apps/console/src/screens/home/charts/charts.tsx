import type { InstitutionStatus, SuperAdminReport } from '@booking/api-client';
import { BarList, Chart } from '@booking/ui';
import { useDeferredValue } from 'react';
import { formatDay, formatMonth, today } from '../../../dates/shown-date.ts';
import { instituteSets } from '../../../institutes/institute-sets.ts';
import { shortcuts } from '../../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../../shortcuts/use-shortcut.ts';
import { countOf, moneyOf, shortMoneyOf } from '../amounts.ts';
import { SectionError } from '../failures/section-error.tsx';
import { rowsBehind, soldBehind } from '../rows-behind.ts';
import { useMayFollow } from '../use-may-follow.ts';
import { useReport } from '../use-report.ts';
import { ageLabel, movementSeries, statesOf, unlessAllZero, unlessZero } from './chart-data.ts';

type Series = NonNullable<SuperAdminReport['series']>;

const none: Series = {
  steps: [],
  mrrMovement: [],
  plans: [],
  templates: [],
  states: [],
  trials: { started: 0, running: 0, converted: 0, ended: 0 },
  pastDueAgeing: [],
};

/** Charts of the figures. Every number of a chart is in its table. */
export function Charts() {
  const query = useReport('series');
  const { error, isPlaceholderData } = query;
  // Six charts at once would delay keys and clicks.
  const data = useDeferredValue(query.data);
  const mayFollow = useMayFollow();
  const day = today();
  /** The link of a bar, for who may open it. */
  const linked = (href: string | undefined) => (href && mayFollow(href) ? { href } : {});
  // Charts handle the key themselves.
  useShortcut(shortcuts.table);
  const { currency = 'INR', series = none } = data ?? {};
  const money = (value: number) => moneyOf(value, currency);
  const isOfToday = data !== undefined && data.period.endDate >= day;
  const frame = { isLoading: !data };
  const { trials } = series;
  if (error && !data) return <SectionError title="Couldn’t load the charts" query={query} />;
  const latest = series.mrrMovement.at(-1);
  const { byStatus } = series.steps.at(-1) ?? {};
  return (
    <div className="ck-charts" data-stale={isPlaceholderData || undefined}>
      <Chart
        {...frame}
        className="ck-chart-wide"
        title="MRR movement"
        description={latest && `${money(latest.mrr)} MRR in ${monthOf(latest.month)}.`}
        points={series.mrrMovement.map(({ month }) => ({
          key: month,
          label: monthOf(month),
          shortLabel: monthOf(month).slice(0, 3),
        }))}
        series={unlessAllZero(
          movementSeries(series.mrrMovement, (month, movement) => {
            const href = soldBehind.movement(day, month, movement);
            return mayFollow(href) ? href : undefined;
          }),
        )}
        net="Net change"
        format={money}
        formatTick={(value) => shortMoneyOf(value, currency)}
        empty="No recurring revenue in the last 12 months."
      />
      <BarList
        {...frame}
        title="MRR by plan"
        description={`${money(sumOf(series.plans, ({ mrr }) => mrr))} today.`}
        dimension="Plan"
        measure="MRR"
        items={unlessZero(
          series.plans.map(({ key, name, institutes, mrr }) => ({
            key,
            label: name,
            description: `× ${countOf(institutes)}`,
            value: mrr,
            ...linked(soldBehind.plan(day, key)),
          })),
        )}
        format={money}
        hasShares
        isStacked
        empty="No paid subscriptions yet."
      />
      <BarList
        {...frame}
        title="Institutes by status"
        description={data && `On ${formatDay(lastDayOf(series.steps) ?? data.period.endDate)}.`}
        dimension="Status"
        measure="Institutes"
        items={unlessZero(
          byStatus
            ? statusSets.map(([status, label]) => ({
                key: status,
                label,
                value: byStatus[status],
                ...linked(isOfToday ? rowsBehind.status(status) : undefined),
              }))
            : [],
        )}
        hasShares
        empty="This period hasn’t started."
      />
      <BarList
        {...frame}
        title="Trials this period"
        dimension="Trials"
        measure="Trials"
        items={unlessZero(
          trialBars.map(([key, label]) => ({
            key,
            label,
            value: trials[key],
            ...linked(data && soldBehind.trials[key](data.period)),
          })),
        )}
        empty="No trial started in this period."
      />
      <BarList
        {...frame}
        title="Past due by age"
        description={`${money(sumOf(series.pastDueAgeing, ({ amount }) => amount))} owed today.`}
        dimension="Days past due"
        measure="Owed"
        items={unlessZero(
          series.pastDueAgeing.map(({ fromDays, toDays, count, amount }) => ({
            key: `${fromDays}`,
            label: ageLabel(fromDays, toDays),
            description: `× ${countOf(count)}`,
            value: amount,
            ...linked(soldBehind.ageing(day, { fromDays, toDays })),
          })),
        )}
        format={money}
        empty="Nothing past due."
      />
      <BarList
        {...frame}
        title="Institutes by state"
        description={`${countOf(sumOf(series.states, ({ institutes }) => institutes))} today, excluding closed.`}
        dimension="State"
        measure="Institutes"
        items={unlessZero(
          statesOf(series.states).map(({ name, institutes, isRest }) => ({
            key: name,
            label: name,
            value: institutes,
            isRest,
            ...linked(isOfToday && !isRest ? rowsBehind.state(name) : undefined),
          })),
        )}
        empty="No institutes yet."
      />
    </div>
  );
}

/** Outcomes of trials. */
const trialBars: readonly (readonly [keyof Series['trials'], string])[] = [
  ['started', 'Started'],
  ['running', 'Still running'],
  ['converted', 'Converted'],
  ['ended', 'Not converted'],
];

/** The statuses as they are called, the usual one first. */
const statusSets: readonly (readonly [InstitutionStatus, string])[] = [
  ['Active', instituteSets.active.label],
  ['Pending', instituteSets.settingUp.label],
  ['Suspended', instituteSets.suspended.label],
  ['Inactive', instituteSets.paused.label],
  ['Closed', instituteSets.closed.label],
];

function monthOf(month: string): string {
  return formatMonth(`${month}-01`);
}

function sumOf<T>(rows: readonly T[], value: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function lastDayOf(steps: Series['steps']): string | undefined {
  return steps.at(-1)?.endDate;
}
