// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table used as a grid with focusable cells.
// biome-ignore-all lint/a11y/useFocusableInteractive: days of other months are not focusable.
'use client';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { datePickerMessages } from '../date-picker/date-picker.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import {
  type CivilDate,
  dayByKey,
  firstOfMonth,
  isSameMonth,
  WEEK_START,
  type Weekday,
  weeksOf,
} from '../primitives/civil-days.ts';
import type { MonthCalendarDay } from './month-calendar.types.ts';
import { MonthDay } from './month-day.tsx';

export interface MonthCalendarProps {
  /** Accessible name of the grid: "Events in November 2026". */
  label: string;
  /** Any date in the visible month. */
  month: CivilDate;
  /** Days with items; others may be omitted. */
  days: readonly MonthCalendarDay[];
  /** Today's date in the user's time zone, `YYYY-MM-DD`. */
  today: CivilDate;
  /** Called when a day is selected, by pointer or Enter. */
  onDay: (day: CivilDate) => void;
  /** Called when a key moves to another month. Show that month. */
  onMonth: (day: CivilDate) => void;
  /** Maximum number of items shown per day; the rest is counted. Default 2. */
  maxItems?: number;
  /** First day of the week, 0 for Sunday. Default 0. */
  weekStart?: Weekday;
  /** Data is loading; what is shown may be outdated. */
  isBusy?: boolean;
}

/** A month with items on its days. One tab stop, then the keys of a date grid; dots instead of text if narrow. */
export function MonthCalendar({
  label,
  month,
  days,
  today,
  onDay,
  onMonth,
  maxItems = 2,
  weekStart = WEEK_START,
  isBusy = false,
}: MonthCalendarProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  const grid = useRef<HTMLTableElement>(null);
  /** The day that last had focus. */
  const [reached, setReached] = useState<CivilDate>();
  const takesFocus = useRef(false);
  const active =
    [reached, today].find((day) => day && isSameMonth(day, month)) ?? firstOfMonth(month);
  const items = new Map(days.map((day) => [day.date, day.items]));
  const weeks = weeksOf(month, weekStart);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });

  const obey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onDay(active);
      return;
    }
    const { currentTarget } = event;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const next = dayByKey(active, event, { weekStart, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setReached(next);
    if (!isSameMonth(next, month)) onMonth(next);
  };

  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day === undefined) return;
    setReached(day);
    onDay(day);
  };

  return (
    <div className="bk-month">
      <table
        className="bk-month-grid"
        role="grid"
        aria-label={label}
        aria-busy={isBusy || undefined}
        ref={grid}
        onKeyDown={obey}
        onClick={press}
      >
        <thead className="bk-month-weekdays">
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="bk-month-weekday" abbr={messages.weekday(day)}>
                {messages.shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="bk-month-weeks">
          {weeks.map((week) => (
            <tr key={week[0]} className="bk-month-week">
              {week.map((day) =>
                isSameMonth(day, month) ? (
                  <MonthDay
                    key={day}
                    day={day}
                    items={items.get(day) ?? []}
                    maxItems={maxItems}
                    isToday={day === today}
                    isActive={day === active}
                  />
                ) : (
                  <td key={day} className="bk-month-day bk-month-day-outside" role="gridcell">
                    <span className="bk-month-number">{Number(day.slice(8))}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
