import type { SuperAdminReport } from '@booking/api-client';
import { ErrorState, FilterSelect, MonthCalendar, Skeleton } from '@booking/ui';
import { useState } from 'react';
import { instantsOf } from '../../calendar/calendar-state.ts';
import { dayRange, monthRange } from '../../calendar/date-range.ts';
import { MAX_DAYS } from '../../calendar/presets.ts';
import { formatDay } from '../../dates/civil-date.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { PeriodPicker } from '../../period/period-picker.tsx';
import { type Period, usePeriod } from '../../period/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { EventDays } from './event-days.tsx';
import { EVENTS_MAX, EVENTS_STEP, eventKinds, eventWords, monthDays } from './platform-events.ts';
import { useReport } from './use-report.ts';

/** What happens on the platform, by month or by day (`CAL-07`). Every event leads to its institute. */
export function PlatformCalendar() {
  const period = usePeriod();
  const { state, range } = period;
  const kind = kindOf(state.status);
  const hours = state.timeRange && instantsOf(range, state.timeRange, viewerZone());
  const [more, setMore] = useMore(`${range.startDate} ${range.endDate} ${kind}`);
  const { data, error, isFetching, isPlaceholderData, refetch } = useReport('calendar', {
    ...(kind && { events: [kind] }),
    ...(hours && { eventsFrom: hours.from, eventsUntil: hours.until }),
    ...(more > 0 && { eventsLimit: EVENTS_STEP + more }),
  });
  return (
    <section className="ck-home-section" aria-labelledby="home-calendar">
      <header className="ck-home-calendar-head">
        <h2 className="ck-home-heading" id="home-calendar">
          Calendar
        </h2>
        {/* On paper nothing can be picked, and the days have to be said. */}
        <p className="ck-home-period-printed">
          {formatDay(range.startDate)} to {formatDay(range.endDate)}
          {kind && `, ${eventWords[kind].label}`}
        </p>
        <PeriodPicker period={period} maxDays={MAX_DAYS} />
        <FilterSelect
          label="Events"
          anyLabel="All"
          value={kind ?? ''}
          options={eventKinds.map((kind) => ({ value: kind, label: eventWords[kind].label }))}
          onChange={(kind) => period.setStatus(kind || undefined)}
        />
      </header>
      {error && !data ? (
        <ErrorState
          title="The calendar could not be loaded"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Shown
          period={period}
          report={data}
          isBusy={!data || isPlaceholderData}
          onMore={
            more + 2 * EVENTS_STEP > EVENTS_MAX ? undefined : () => setMore(more + EVENTS_STEP)
          }
        />
      )}
    </section>
  );
}

interface ShownProps {
  readonly period: Period;
  /** Undefined until it is there. A month has its days by then, so that nothing moves when it comes. */
  readonly report: SuperAdminReport | undefined;
  readonly isBusy: boolean;
  /** Lists more of the events; undefined where no more can be listed. */
  readonly onMore: (() => void) | undefined;
}

/** A whole month is a grid; any other period, and hours of one, are days one under the other. */
function Shown({ period, report, isBusy, onMore }: ShownProps) {
  const { range, state, today, type, setRange } = period;
  const calendar = report?.calendar;
  if (type === 'Month' && !state.timeRange) {
    return (
      <MonthCalendar
        label="Events of the month"
        month={range.startDate}
        today={today}
        days={monthDays(calendar?.days ?? [])}
        onDay={(day) => setRange(dayRange(day))}
        onMonth={(day) => setRange(monthRange(day))}
        isBusy={isBusy}
      />
    );
  }
  if (!calendar) return <Skeleton shape="block" className="ck-home-skeleton" />;
  return (
    <EventDays
      days={period.days}
      events={calendar.events}
      missing={calendar.total - calendar.events.length}
      currency={report.currency}
      isBusy={isBusy}
      onMore={onMore}
    />
  );
}

/** How many events more are listed than at first, until something else is shown. */
function useMore(shown: string): readonly [number, (more: number) => void] {
  const [asked, setAsked] = useState({ shown, more: 0 });
  const more = asked.shown === shown ? asked.more : 0;
  return [more, (next) => setAsked({ shown, more: next })];
}

/** A kept filter may be of a kind that there is no more. */
const kindOf = (status: string | undefined) => eventKinds.find((kind) => kind === status);
