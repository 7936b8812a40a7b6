import type { SuperAdminReport } from '@booking/api-client';
import { REPORT_EVENTS, REPORT_EVENTS_MAX } from '@booking/api-client/facts';
import { FilterSelect, MonthCalendar, SegmentedControl, Skeleton } from '@booking/ui';
import { useRef, useState } from 'react';
import { type HomeType, instantsOf } from '../../calendar/calendar-state.ts';
import { type DateRange, dayRange, daysOf, monthRange } from '../../calendar/date-range.ts';
import {
  type CivilDate,
  formatDay,
  formatLongDay,
  formatLongMonth,
} from '../../dates/shown-date.ts';
import { type Period, usePeriod } from '../../period/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { calendarRange } from './calendar-range.ts';
import { EventDays } from './event-days.tsx';
import { SectionError } from './failures/section-error.tsx';
import { useIsSaidForAll } from './failures/use-failed-sections.ts';
import { eventKinds, eventWords, monthDays } from './platform-events.ts';
import { SectionHeading } from './section-heading.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useReportOn } from './use-report.ts';

const views = [
  { value: 'Ahead', label: 'Next 30 days' },
  { value: 'Day', label: 'Day' },
  { value: 'Month', label: 'Month' },
] as const;

/**
 * Due dates and events of the platform: in the next 30 days, or by month or day (`CAL-07`), with the period of
 * the page. Every event leads to its institute.
 */
export function PlatformCalendar() {
  const period = usePeriod();
  const { state, type, isAhead } = period;
  const range = calendarRange(period);
  const kind = kindOf(state.status);
  const hours = state.timeRange && instantsOf(range, state.timeRange, viewerZone());
  const [more, setMore] = useMore(`${range.startDate} ${range.endDate} ${kind}`);
  const query = useReportOn(range, 'calendar', {
    ...(kind && { events: [kind] }),
    ...(hours && { eventsFrom: hours.from, eventsUntil: hours.until }),
    ...(more > 0 && { eventsLimit: REPORT_EVENTS + more }),
  });
  const { data, error, isPlaceholderData } = query;
  const title = useRef<HTMLHeadingElement>(null);
  const handleKeyDown = useCalendarKeys(period, () => title.current?.focus());
  const isGrid = (isAhead || type === 'Month') && !state.timeRange;
  return (
    <section
      className="mt-8"
      aria-labelledby="home-calendar"
      onKeyDown={handleKeyDown}
      hidden={useIsSaidForAll(query)}
    >
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <SectionHeading id="home-calendar">Calendar</SectionHeading>
        {/* Takes the focus from a day that opened, and is read out when the period changes. */}
        <h3
          className="type-body text-bk-secondary focus-visible:rounded-xs focus-visible:outline-2 focus-visible:outline-bk-focus-ring focus-visible:outline-offset-2"
          ref={title}
          tabIndex={-1}
          aria-live="polite"
        >
          {titleOf(isAhead ? 'Day' : type, range)}
        </h3>
        <SegmentedControl
          className="ms-auto print:hidden"
          label="View by"
          options={views}
          value={isAhead ? 'Ahead' : type}
          onChange={(view) => (view === 'Ahead' ? period.lookAhead() : period.setType(view))}
        />
        <FilterSelect
          className="print:hidden"
          label="Events"
          placeholder={isGrid ? 'Renewals and trials' : 'All'}
          value={kind ?? ''}
          options={eventKinds.map((kind) => ({ value: kind, label: eventWords[kind].label }))}
          onChange={(kind) => period.setStatus(kind || undefined)}
        />
      </header>
      {error && !data ? (
        <SectionError title="Couldn’t load the calendar" query={query} />
      ) : (
        <Shown
          period={period}
          range={range}
          isGrid={isGrid}
          report={data}
          isBusy={!data || isPlaceholderData}
          onDay={(day) => {
            period.setRange(dayRange(day));
            title.current?.focus();
          }}
          onMore={
            more + 2 * REPORT_EVENTS > REPORT_EVENTS_MAX
              ? undefined
              : () => setMore(more + REPORT_EVENTS)
          }
        />
      )}
    </section>
  );
}

/** "November 2026", "Sunday, 22 November 2026", or the ends of a longer period. */
function titleOf(type: HomeType, { startDate, endDate }: DateRange): string {
  if (type === 'Month') return formatLongMonth(startDate);
  if (startDate === endDate) return formatLongDay(startDate);
  return `${formatDay(startDate)} to ${formatDay(endDate)}`;
}

interface ShownProps {
  readonly period: Period;
  /** The days of the calendar. */
  readonly range: DateRange;
  /** Whether they are weeks of days, and not a list. */
  readonly isGrid: boolean;
  /** Undefined until it is loaded. A month has its days by then, so that nothing moves when it comes. */
  readonly report: SuperAdminReport | undefined;
  readonly isBusy: boolean;
  /** Called when a day of the month is selected. */
  readonly onDay: (day: CivilDate) => void;
  /** Lists more of the events; undefined where no more can be listed. */
  readonly onMore: (() => void) | undefined;
}

/** The days ahead and a whole month are grids; any other period, and hours of one, is a list of days. */
function Shown({ period, range, isGrid, report, isBusy, onDay, onMore }: ShownProps) {
  const { isAhead, state, today, setRange } = period;
  const calendar = report?.calendar;
  if (isGrid) {
    return (
      <MonthCalendar
        label={isAhead ? 'Events of the next 30 days' : 'Events of the month'}
        {...(isAhead ? { range } : { month: range.startDate })}
        today={today}
        days={monthDays(calendar?.days ?? [], kindOf(state.status))}
        onDaySelect={onDay}
        onMonthChange={(day) => setRange(monthRange(day))}
        isLoading={isBusy}
      />
    );
  }
  if (!calendar) return <Skeleton shape="block" className="mt-2 block h-60" />;
  return (
    <EventDays
      days={daysOf(range)}
      events={calendar.events}
      missing={calendar.total - calendar.events.length}
      currency={report.currency}
      isBusy={isBusy}
      onMore={onMore}
    />
  );
}

/** Returns how many more events are listed than at first, until another period or kind is shown. */
function useMore(shown: string): readonly [number, (more: number) => void] {
  const [asked, setAsked] = useState({ shown, more: 0 });
  const more = asked.shown === shown ? asked.more : 0;
  return [more, (next) => setAsked({ shown, more: next })];
}

/** The kind of a stored filter, unless it no longer exists. */
const kindOf = (status: string | undefined) => eventKinds.find((kind) => kind === status);
