'use client';
import { useMemo } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { dateRangePickerMessages } from '../calendar/date-range-picker.messages.ts';
import type { CivilDate, Weekday } from '../primitives/dates/civil-days.ts';
import { weekOf } from '../primitives/dates/week-of.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { timeFieldMessages } from '../time-field/time-field.messages.ts';
import { type Clock, DAY } from './clock.ts';
import type { Minutes } from './layout.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineItem } from './resource-timeline.types.ts';

/** Formats of days, times and items. */
export interface Names {
  /** "Mon 2 Mar". */
  readonly day: (minutes: number) => string;
  /** "Mon", "2", "2 Mar", and "March 2026", of the day that a minute is in. */
  readonly weekday: (minutes: number) => string;
  readonly number: (minutes: number) => string;
  readonly shortDay: (minutes: number) => string;
  readonly month: (minutes: number) => string;
  readonly isWeekend: (minutes: number) => boolean;
  /** The day that a week begins with. */
  readonly firstDay: Weekday;
  /** "14:00". */
  readonly time: (minutes: number) => string;
  /** "Mon 2 Mar to Thu 5 Mar", or "Mon 2 Mar 14:00 to 16:00". */
  readonly span: (span: Minutes) => string;
  /** "Asha Rao, 3 nights, Mon 2 Mar to Thu 5 Mar, Room 101, confirmed". */
  readonly item: (item: ResourceTimelineItem, span: Minutes, row: string) => string;
}

export function useNames(clock: Clock): Names {
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const dates = useMessages('datePicker', datePickerMessages);
  const { nights } = useMessages('dateRangePicker', dateRangePickerMessages);
  const times = useMessages('timeField', timeFieldMessages);
  const number = useNumber();
  return useMemo(() => {
    const week = weekOf(dates.locale);
    const named = <Value>(format: (day: CivilDate) => Value) => {
      const name = remembered(format);
      return (minutes: number) => name(clock.dayOf(minutes));
    };
    // In all of our languages the weekday comes first.
    const day = named((date) => `${dates.shortWeekday(date)} ${dates.shortDay(date)}`);
    const time = (minutes: number) =>
      times.time(clock.textOf(minutes, true).slice(11), times.hourCycle());
    const span = ({ from, to }: Minutes) => {
      if (from % DAY === 0 && to % DAY === 0) return messages.span(day(from), day(to));
      const isOneDay = clock.dayOf(from) === clock.dayOf(to);
      const end = isOneDay ? time(to) : `${day(to)} ${time(to)}`;
      return messages.span(`${day(from)} ${time(from)}`, end);
    };
    return {
      day,
      isWeekend: named(week.isWeekend),
      firstDay: week.firstDay,
      weekday: named((date) => dates.shortWeekday(date)),
      number: named((date) => dates.dayNumber(date)),
      shortDay: named((date) => dates.shortDay(date)),
      month: named((date) => dates.month(date)),
      time,
      span,
      item({ label, note, status }, minutes, row) {
        const count = Math.floor(minutes.to / DAY) - Math.floor(minutes.from / DAY);
        return [
          label,
          note,
          count > 0 ? nights(count, number.plain(count)) : undefined,
          span(minutes),
          row,
          status && messages[status],
        ]
          .filter(Boolean)
          .join(', ');
      },
    };
  }, [clock, messages, dates, nights, times, number]);
}

/** Formats each day once: many items ask for the same ones, and each scroll for those in view. */
function remembered<Value>(format: (day: CivilDate) => Value): (day: CivilDate) => Value {
  const names = new Map<CivilDate, Value>();
  return (day) => {
    const name = names.get(day) ?? format(day);
    names.set(day, name);
    return name;
  };
}
