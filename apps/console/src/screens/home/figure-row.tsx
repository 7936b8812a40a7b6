import type { SuperAdminReport } from '@booking/api-client';
import { REPORT_MAX_DAYS } from '@booking/api-client/facts';
import { FilterSelect, Stat } from '@booking/ui';
import { useId } from 'react';
import { formatDay, formatDays, today } from '../../dates/shown-date.ts';
import { keysOf } from '../../labels/labels.ts';
import { Refreshed } from '../../list/refreshed.tsx';
import { PeriodControl } from '../../period/period-control.tsx';
import { usePeriod } from '../../period/use-period.ts';
import { counted, moneyOf } from './amounts.ts';
import { SectionError } from './failures/section-error.tsx';
import { useIsSaidForAll } from './failures/use-failed-sections.ts';
import { figures, shownFigure } from './figures.ts';
import { Note } from './note.tsx';
import { SectionHeading } from './section-heading.tsx';
import { comparisons, useComparison } from './use-comparison.ts';
import { useMayFollow } from './use-may-follow.ts';
import { useReport } from './use-report.ts';

/** The figures of the period, each beside that of the same days of another one, and the way to its rows. */
export function FigureRow() {
  const headingId = useId();
  const period = usePeriod();
  const [compare, setCompare] = useComparison();
  const query = useReport('kpis', compare === 'previous' ? {} : { compare });
  const { data, error, refetch, isFetching, isPlaceholderData } = query;
  return (
    <section
      className="mt-8"
      aria-labelledby={headingId}
      aria-busy={isFetching}
      hidden={useIsSaidForAll(query)}
    >
      <header className="ck-home-head flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 type-body-sm">
        <SectionHeading id={headingId}>At a glance</SectionHeading>
        {/* On paper nothing can be picked, and the days have to be said. */}
        <p className="hidden print:block">
          {formatDay(period.range.startDate)} to {formatDay(period.range.endDate)}
        </p>
        <PeriodControl period={period} maxDays={REPORT_MAX_DAYS} />
        <FilterSelect
          className="print:hidden"
          label="Compare with"
          value={compare}
          options={keysOf(comparisons).map((value) => ({ value, label: comparisons[value] }))}
          onChange={setCompare}
          required
        />
        <ComparedWith report={data} />
        <Refreshed
          at={data ? Date.parse(data.asOf) : 0}
          isFetching={isFetching}
          onRefresh={refetch}
        />
      </header>
      {error && !data ? (
        <SectionError title="Couldn’t load the figures" query={query} />
      ) : (
        <Tiles report={data} isStale={isPlaceholderData} />
      )}
      {data && data.otherCurrencies > 0 && (
        <Note>
          Amounts exclude {counted(data.otherCurrencies, 'subscription')} in other currencies.
        </Note>
      )}
    </section>
  );
}

interface TilesProps {
  readonly report: SuperAdminReport | undefined;
  /** Whether the report is still that of another period. */
  readonly isStale: boolean;
}

function Tiles({ report, isStale }: TilesProps) {
  const mayFollow = useMayFollow();
  const day = today();
  const { kpis, byStatus, currency = 'INR' } = report ?? {};
  const money = (value: number) => moneyOf(value, currency);
  const isCurrent = report !== undefined && report.period.endDate >= day;
  return (
    // Six, three or two beside each other: no place stays empty.
    <ul
      className="-mx-5 mt-3 grid grid-cols-2 gap-px overflow-hidden border-bk-subtle border-y data-stale:opacity-60 md:grid-cols-3 min-[1400px]:grid-cols-6 print:mx-0"
      data-stale={isStale || undefined}
    >
      {figures.map((figure) => {
        const { key, label, definition, note, rows, isOfEnd } = figure;
        const shown = kpis && shownFigure(figure, kpis, currency);
        const href = report && (!isOfEnd || isCurrent) ? rows?.(day, report) : undefined;
        return (
          // The rules between the tiles, and room for the lines of each until they come.
          <li
            key={key}
            className="grid min-h-32.75 outline-(--bk-border-subtle) outline-1 print:break-inside-avoid"
          >
            <Stat
              className="rounded-none px-5 py-3.5"
              label={label}
              definition={definition}
              isLoading={!kpis}
              value={shown?.value ?? null}
              change={shown?.change}
              description={kpis && note?.({ kpis, byStatus, money })}
              href={shown?.value && href && mayFollow(href) ? href : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** "vs 1–22 Oct". Keeps its room until it is known. */
function ComparedWith({ report }: { readonly report: SuperAdminReport | undefined }) {
  if (report && !report.comparedWith) return null;
  const { startDate, endDate } = report?.comparedWith ?? {};
  return (
    <p className="min-w-22 text-bk-secondary tabular-nums">
      {startDate && endDate ? `vs ${formatDays(startDate, endDate)}` : NO_BREAK_SPACE}
    </p>
  );
}

/** Reserves the height of a line that isn't loaded yet. */
const NO_BREAK_SPACE = '\u00a0';
