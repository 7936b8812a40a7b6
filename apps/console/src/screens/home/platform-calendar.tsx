import type { SuperAdminReport } from '@booking/api-client';
import { ErrorState, FilterSelect, MonthCalendar, Skeleton } from '@booking/ui';
import { messageOf } from '../../app/failure-message.ts';
import { instantsOf } from '../../calendar/calendar-state.ts';
import { dayRange, monthRange } from '../../calendar/date-range.ts';
import { PeriodPicker } from '../../calendar/period-picker.tsx';
import { MAX_DAYS } from '../../calendar/presets.ts';
import { type Period, usePeriod } from '../../calendar/use-period.ts';
import { viewerZone } from '../../region/region.ts';
import { EventDays } from './event-days.tsx';
import { eventKinds, eventWords, monthDays, narrowed } from './platform-events.ts';
import { useReport } from './use-report.ts';

/** What happens on the platform, by month or by day (`CAL-07`). Every event leads to its institute. */
export function PlatformCalendar() {
  const period = usePeriod();
  const { data, error, isFetching, isPlaceholderData, refetch } = useReport('calendar');
  const { status } = period.state;
  return (
    <section className="ck-home-section" aria-labelledby="home-calendar">
      <header className="ck-home-calendar-head">
        <h2 className="ck-home-heading" id="home-calendar">
          Calendar
        </h2>
        <PeriodPicker period={period} maxDays={MAX_DAYS} />
        <FilterSelect
          label="Events"
          anyLabel="All"
          value={kindOf(status) ?? ''}
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
      ) : data ? (
        <Shown period={period} report={data} isBusy={isPlaceholderData} />
      ) : (
        <Skeleton shape="block" className="ck-home-skeleton" />
      )}
    </section>
  );
}

interface ShownProps {
  readonly period: Period;
  readonly report: SuperAdminReport;
  readonly isBusy: boolean;
}

/** A whole month is a grid; any other period, and hours of one, are days one under the other. */
function Shown({ period, report: { calendar, currency }, isBusy }: ShownProps) {
  const { range, state, today, type, setRange } = period;
  const kind = kindOf(state.status);
  if (!calendar) return null;
  if (type === 'Month' && !state.timeRange) {
    return (
      <MonthCalendar
        label="Events of the month"
        month={range.startDate}
        today={today}
        days={monthDays(calendar.days, kind)}
        onDay={(day) => setRange(dayRange(day))}
        onMonth={(day) => setRange(monthRange(day))}
        isBusy={isBusy}
      />
    );
  }
  const hours = state.timeRange && instantsOf(range, state.timeRange, viewerZone());
  return (
    <EventDays
      days={period.days}
      events={narrowed(calendar.events, kind, hours)}
      missing={calendar.total - calendar.events.length}
      currency={currency}
      isBusy={isBusy}
    />
  );
}

/** A kept filter may be of a kind that there is no more. */
const kindOf = (status: string | undefined) => eventKinds.find((kind) => kind === status);
