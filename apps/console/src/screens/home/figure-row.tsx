import type { SuperAdminReport } from '@booking/api-client';
import { ErrorState, FilterSelect, Stat } from '@booking/ui';
import { useId } from 'react';
import { SUPER_ADMIN } from '../../access/access.ts';
import { type DateRange, stepped } from '../../calendar/date-range.ts';
import { formatDay, formatInstant, today } from '../../dates/civil-date.ts';
import { keysOf } from '../../institutes/institute-words.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { usePeriod } from '../../period/use-period.ts';
import { useUser } from '../../session/session-context.ts';
import { counted, moneyOf } from './amounts.ts';
import { changeOf, figures, readFigure } from './figures.ts';
import { comparisons, useComparison } from './use-comparison.ts';
import { useReport } from './use-report.ts';

/** The figures of the period, each beside that of another period, and the way to its rows. */
export function FigureRow() {
  const headingId = useId();
  const [compare, setCompare] = useComparison();
  const { data, error, refetch, isFetching, isPlaceholderData } = useReport(
    'kpis',
    compare === 'previous' ? {} : { compare },
  );
  const { range } = usePeriod();
  const trends = useTrends();
  const hasLists = useUser().role === SUPER_ADMIN;
  const day = today();
  const { kpis, currency = 'INR' } = data ?? {};
  const money = (value: number) => moneyOf(value, currency);
  const isCurrent = data !== undefined && data.period.endDate >= day;
  return (
    <section
      className="ck-home-section ck-home-figures"
      aria-labelledby={headingId}
      aria-busy={isFetching}
    >
      <header className="ck-home-section-head">
        <h2 className="ck-home-heading" id={headingId}>
          At a glance
        </h2>
        <AsOf report={data} likely={compare === 'none' ? null : stepped(range, -1)} />
        <FilterSelect
          label="Compare with"
          value={compare}
          options={keysOf(comparisons).map((value) => ({ value, label: comparisons[value] }))}
          onChange={setCompare}
          isRequired
        />
      </header>
      {error && !data ? (
        <ErrorState
          title="The figures could not be loaded"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <ul className="ck-figures" data-stale={isPlaceholderData || undefined}>
          {figures.map((figure) => {
            const { key, label, definition, unit, rows, isOfEnd } = figure;
            const kpi = kpis?.[key];
            const hasRows = hasLists && data && rows && (!isOfEnd || isCurrent);
            return (
              <li key={key} data-unit={unit}>
                <Stat
                  className="ck-figure"
                  label={label}
                  definition={definition}
                  isLoading={!kpis}
                  value={kpi && kpi.value !== null ? readFigure(unit, kpi.value, currency) : null}
                  change={kpi && changeOf(figure, kpi)}
                  note={kpis ? figure.note?.(kpis, money) : figure.note && NO_BREAK_SPACE}
                  trend={trends[key]}
                  href={hasRows ? rows(day, data) : undefined}
                />
              </li>
            );
          })}
        </ul>
      )}
      {data && data.otherCurrencies > 0 && (
        <p className="ck-home-none">
          {counted(data.otherCurrencies, 'subscription')} in other currencies{' '}
          {data.otherCurrencies === 1 ? 'is' : 'are'} not in the amounts.
        </p>
      )}
    </section>
  );
}

/** A line without words: keeps the room of a note that is to come. */
const NO_BREAK_SPACE = '\u00a0';

interface AsOfProps {
  readonly report: SuperAdminReport | undefined;
  /** The days that the report will probably say it is compared with. */
  readonly likely: DateRange | null;
}

/** What the figures are compared with, and how fresh they are. Until that is known, likely words keep its room. */
function AsOf({ report, likely }: AsOfProps) {
  const comparedWith = report ? report.comparedWith : likely;
  const asOf = report?.asOf ?? new Date().toISOString();
  return (
    <p className="ck-home-as-of" data-unknown={!report || undefined}>
      {comparedWith && <>Against {daysOf(comparedWith)}. </>}
      As of {formatInstant(asOf)}.
    </p>
  );
}

/** How some of the figures came, step by step. Empty until it is known, so that its room is kept. */
function useTrends(): Readonly<Record<string, readonly number[]>> {
  const steps = useReport('series').data?.series?.steps ?? [];
  return {
    institutesTotal: steps.map(({ byStatus }) =>
      Object.entries(byStatus).reduce(
        (sum, [status, n]) => (status === 'Closed' ? sum : sum + n),
        0,
      ),
    ),
    mrr: steps.map(({ mrr }) => mrr),
    institutesNew: steps.map(({ institutesNew }) => institutesNew),
  };
}

/** "01 Oct 2026 to 31 Oct 2026", or the one day. */
function daysOf({ startDate, endDate }: Pick<DateRange, 'startDate' | 'endDate'>): string {
  const start = formatDay(startDate);
  return startDate === endDate ? start : `${start} to ${formatDay(endDate)}`;
}
