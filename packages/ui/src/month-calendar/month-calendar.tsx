// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid, whose cells take the focus.
// biome-ignore-all lint/a11y/useFocusableInteractive: a day of another month takes no focus.
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
  /** Names the grid: "Events in November 2026". */
  label: string;
  /** Any day of the month that is shown. */
  month: CivilDate;
  /** Days without anything may be left out. */
  days: readonly MonthCalendarDay[];
  /** The day that it is for the reader, `YYYY-MM-DD`: the component knows of no zone. */
  today: CivilDate;
  /** A day is pressed, by pointer or by Enter. */
  onDay: (day: CivilDate) => void;
  /** A key leads to a day of another month, which is to be shown. */
  onMonth: (day: CivilDate) => void;
  /** Lines a day before the rest is counted. Default 2. */
  maxItems?: number;
  /** The weekday on the left. Default Sunday. */
  weekStart?: Weekday;
  /** Data are on their way: what shows may be old. */
  isBusy?: boolean;
}

/** A month and what happens on its days. One stop of Tab, then the keys of a date grid; dots for words where it is narrow. */
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
  /** Where the keyboard was last. */
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
