'use client';
import type { CivilDate, Weekday } from '../primitives/dates/civil-days.ts';
import type { DayOptions } from './day-grid.tsx';
import { Months } from './months.tsx';
import { useCalendar } from './use-calendar.ts';

/** Props shared by everything that shows a calendar. */
export interface CalendarOptions extends DayOptions {
  /** Earliest and latest selectable date, `YYYY-MM-DD`. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** First day of the week, 0 for Sunday. Default: that of the messages' locale. */
  weekStart?: Weekday | undefined;
}

export interface DayCalendarProps extends CalendarOptions {
  /** The selected date, or the empty string. */
  value: CivilDate;
  onSelect: (day: CivilDate) => void;
  /** The active day at first. Default: the value, otherwise today. */
  defaultActive?: CivilDate | undefined;
  /** Id of the month's name. */
  monthId?: string | undefined;
}

/** A month of days to pick one from. */
export function DayCalendar({
  value,
  defaultActive,
  weekStart,
  min,
  max,
  ...rest
}: DayCalendarProps) {
  const view = useCalendar({
    count: 1,
    defaultActive: defaultActive || value || rest.today,
    min,
    max,
    weekStart,
  });
  return (
    <Months
      {...rest}
      {...{ view, min, max }}
      first={value || undefined}
      last={value || undefined}
    />
  );
}
