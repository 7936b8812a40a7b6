'use client';
import { useMemo } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { dateRangePickerMessages } from '../calendar/date-range-picker.messages.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { timeFieldMessages } from '../time-field/time-field.messages.ts';
import { type Clock, DAY } from './clock.ts';
import type { Minutes } from './layout.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineItem } from './resource-timeline.types.ts';

/** What days, times and items are called. */
export interface Names {
  /** "Mon 2 Mar". */
  readonly day: (minutes: number) => string;
  /** "14:00". */
  readonly time: (minutes: number) => string;
  /** "Mon 2 Mar to Thu 5 Mar", or "Mon 2 Mar 14:00 to 16:00". */
  readonly span: (span: Minutes) => string;
  /** "Asha Rao, 3 nights, Mon 2 Mar to Thu 5 Mar, Room 101, confirmed". */
  readonly item: (item: ResourceTimelineItem, span: Minutes, row: string) => string;
}

export function useNames(clock: Clock): Names {
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const { locale } = useMessages('datePicker', datePickerMessages);
  const { nights } = useMessages('dateRangePicker', dateRangePickerMessages);
  const times = useMessages('timeField', timeFieldMessages);
  const number = useNumber();
  return useMemo(() => {
    const dayName = dayNames(locale);
    const day = (minutes: number) => dayName(clock.dayOf(minutes));
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
  }, [clock, messages, locale, nights, times, number]);
}

/** Returns what names days with their weekday, each of which is asked for by many items. */
function dayNames(locale: string): (day: CivilDate) => string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const known = new Map<CivilDate, string>();
  return (day) => {
    // Between commas, in the name of an item.
    const name = known.get(day) ?? format.format(new Date(`${day}T00:00:00Z`)).replace(/[,،]/g, '');
    known.set(day, name);
    return name;
  };
}
