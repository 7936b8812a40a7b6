// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table used as a grid with focusable cells.
// biome-ignore-all lint/a11y/useFocusableInteractive: days of other months are not focusable.
'use client';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import {
  addDays,
  type CivilDate,
  firstOfMonth,
  isSameMonth,
  type Weekday,
} from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import { type TodayOption, useDays } from '../primitives/dates/use-days.ts';
import { weekOf } from '../primitives/dates/week-of.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import type { MonthCalendarDay } from './month-calendar.types.ts';
import { MonthDay } from './month-day.tsx';

/** Of a server that is told no month. */
const UNKNOWN_MONTH = '1970-01-01';

/** The parts of `MonthCalendar`. */
export type MonthCalendarPart = 'day' | 'grid' | 'item' | 'items' | 'more' | 'number' | 'weekday';

export interface MonthCalendarProps
  extends PartsProps<MonthCalendarPart>,
    Omit<ComponentProps<'div'>, 'children'>,
    TodayOption {
  /** Accessible name of the grid: "Events in November 2026". */
  label: string;
  /** Any date in the visible month. */
  month?: CivilDate | undefined;
  /** Any date in the month visible at first. Default today. */
  defaultMonth?: CivilDate | undefined;
  /**
   * Shows the weeks of these days instead of a month: the next 30 days, for example. Both ends are included, and up to
   * two months have days in it.
   */
  range?: { startDate: CivilDate; endDate: CivilDate } | undefined;
  /** Called when a key moves to another month, with the day it moves to. */
  onMonthChange?: ((month: CivilDate) => void) | undefined;
  /** Called when a day is selected, by pointer or Enter. */
  onDaySelect?: ((day: CivilDate) => void) | undefined;
  /** Days with items; others may be omitted. */
  days: readonly MonthCalendarDay[];
  /** Maximum number of items shown per day; the rest is counted. Default 2. */
  maxItems?: number | undefined;
  /** First day of the week, 0 for Sunday. Default: that of the messages' locale. */
  weekStart?: Weekday | undefined;
  /** Data is loading; the shown data may be outdated. Default false. */
  isLoading?: boolean | undefined;
}

/**
 * A month, or the weeks of a range, with items on its days. One tab stop, then the keys of a date grid; dots instead of
 * text if narrow. With none of a month, a range and `today`, a server renders no days, since it doesn't know the viewer's
 * month.
 */
export function MonthCalendar({
  label,
  month: givenMonth,
  defaultMonth,
  range,
  onMonthChange,
  onDaySelect,
  days,
  today: givenToday,
  maxItems = 2,
  weekStart,
  isLoading = false,
  className,
  ref,
  parts,
  ...rest
}: MonthCalendarProps) {
  const part = partOf(parts);
  const messages = useMessages('datePicker', datePickerMessages);
  const { today, min, max } = useDays({
    today: givenToday,
    min: range?.startDate,
    max: range?.endDate,
  });
  const [held, setMonth] = useControlled(givenMonth, defaultMonth, onMonthChange);
  const visibleDay = min ?? (givenDay(held) || today);
  // No one sees it.
  const month = visibleDay || UNKNOWN_MONTH;
  const isShown = (day: CivilDate) =>
    min && max ? min <= day && day <= max : isSameMonth(day, month);
  /** The day that last had focus. */
  const [lastActive, setLastActive] = useState<CivilDate>();
  const view = useCalendar({
    count: 1,
    active: [lastActive, today].find((day) => day && isShown(day)) ?? min ?? firstOfMonth(month),
    onActiveChange(day) {
      setLastActive(day);
      if (!isShown(day)) setMonth(day);
    },
    min,
    max,
    weekStart,
  });
  const items = new Map(days.map((day) => [givenDay(day.date), day.items]));
  // The last week of a month is the first of the next one too.
  const weeks = monthsUntil(month, max)
    .flatMap(view.weeksOf)
    .filter(
      (days, at, all) => days.some(isShown) && all.findIndex(([day]) => day === days[0]) === at,
    );
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
    <PartsContext value={parts}>
      <div
        {...rest}
        className={classNames('bk-month', className)}
        ref={useMergedRefs(view.root, ref)}
      >
        {visibleDay && (
          <table
            {...part('grid', 'bk-month-grid')}
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
                    {...part('weekday', 'bk-month-weekday')}
                    scope="col"
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
                    isShown(day) ? (
                      <MonthDay
                        key={day}
                        day={day}
                        items={items.get(day) ?? []}
                        maxItems={maxItems}
                        isToday={day === today}
                        isActive={day === view.active}
                        isOnWeekend={isOnWeekend(day)}
                        hasMonth={min !== undefined && day.endsWith('-01')}
                      />
                    ) : (
                      <td
                        key={day}
                        {...part('day', 'bk-month-day bk-month-day-outside')}
                        data-outside=""
                        role="gridcell"
                      >
                        <span {...part('number', 'bk-month-number')}>
                          {messages.dayNumber(day)}
                        </span>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </PartsContext>
  );
}

/** A day of each month from one to another, or of the first alone. */
function monthsUntil(first: CivilDate, last: CivilDate | undefined): CivilDate[] {
  const months = [first];
  for (let day = first; last && firstOfMonth(day) < firstOfMonth(last); months.push(day)) {
    day = addDays(firstOfMonth(day), 31);
  }
  return months;
}
