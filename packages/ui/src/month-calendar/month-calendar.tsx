// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table used as a grid with focusable cells.
// biome-ignore-all lint/a11y/useFocusableInteractive: days of other months are not focusable.
'use client';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { weekOf } from '../calendar/week-of.ts';
import {
  type CivilDate,
  firstOfMonth,
  isSameMonth,
  type Weekday,
} from '../primitives/dates/civil-days.ts';
import { givenDay, givenDays } from '../primitives/dates/given-day.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import type { MonthCalendarDay } from './month-calendar.types.ts';
import { MonthDay } from './month-day.tsx';

export interface MonthCalendarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid: "Events in November 2026". */
  label: string;
  /** Any date in the visible month. */
  month?: CivilDate | undefined;
  /** Any date in the month visible at first. Default today. */
  defaultMonth?: CivilDate | undefined;
  /** Called when a key moves to another month, with the day it moves to. */
  onMonthChange?: ((month: CivilDate) => void) | undefined;
  /** Called when a day is selected, by pointer or Enter. */
  onDaySelect?: ((day: CivilDate) => void) | undefined;
  /** Days with items; others may be omitted. */
  days: readonly MonthCalendarDay[];
  /** Today's date in the user's time zone, `YYYY-MM-DD`. */
  today: CivilDate;
  /** Maximum number of items shown per day; the rest is counted. Default 2. */
  maxItems?: number | undefined;
  /** First day of the week, 0 for Sunday. Default: that of the messages' locale. */
  weekStart?: Weekday | undefined;
  /** Data is loading; what is shown may be outdated. Default false. */
  isLoading?: boolean | undefined;
}

/** A month with items on its days. One tab stop, then the keys of a date grid; dots instead of text if narrow. */
export function MonthCalendar({
  label,
  month: given,
  defaultMonth,
  onMonthChange,
  onDaySelect,
  days,
  today: givenToday,
  maxItems = 2,
  weekStart,
  isLoading = false,
  className,
  ref,
  ...rest
}: MonthCalendarProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  const { today } = givenDays({ today: givenToday });
  const [held, setMonth] = useControlled(given, defaultMonth ?? today, onMonthChange);
  const month = givenDay(held) || today;
  /** The day that last had focus. */
  const [lastActive, setLastActive] = useState<CivilDate>();
  const view = useCalendar({
    count: 1,
    active:
      [lastActive, today].find((day) => day && isSameMonth(day, month)) ?? firstOfMonth(month),
    onActiveChange(day) {
      setLastActive(day);
      if (!isSameMonth(day, month)) setMonth(day);
    },
    weekStart,
  });
  const items = new Map(days.map((day) => [givenDay(day.date), day.items]));
  const weeks = view.weeksOf(month);
  const week = useMemo(() => weekOf(messages.locale), [messages.locale]);
  const isOnWeekend = (day: CivilDate) => week.isWeekend(day) || undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return view.handleKeyDown(event);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onDaySelect?.(view.active);
  };

  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day === undefined) return;
    view.setActive(day);
    onDaySelect?.(day);
  };

  return (
    <div
      {...rest}
      className={classNames('bk-month', className)}
      ref={useMergedRefs(view.root, ref)}
    >
      <table
        className="bk-month-grid"
        data-part="grid"
        data-loading={isLoading || undefined}
        role="grid"
        aria-label={label}
        aria-busy={isLoading || undefined}
        onKeyDown={handleKeyDown}
        onClick={press}
      >
        <thead className="bk-month-weekdays">
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="bk-month-weekday"
                data-part="weekday"
                data-weekend={isOnWeekend(day)}
                abbr={messages.weekday(day)}
              >
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
                    isActive={day === view.active}
                    isOnWeekend={isOnWeekend(day)}
                  />
                ) : (
                  <td
                    key={day}
                    className="bk-month-day bk-month-day-outside"
                    data-part="day"
                    data-outside=""
                    role="gridcell"
                  >
                    <span className="bk-month-number" data-part="number">
                      {messages.dayNumber(day)}
                    </span>
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
