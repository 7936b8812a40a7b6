'use client';
import {
  type CalendarDate,
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfWeek,
} from '@internationalized/date';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCalendarState } from 'react-stately/useCalendarState';
import { type CivilDate, sameDayOf, type Weekday } from '../primitives/dates/civil-days.ts';
import { dateOf } from '../primitives/dates/given-day.ts';
import { weekOf } from '../primitives/dates/week-of.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { datePickerMessages } from './date-picker.messages.ts';

/** Values and grids are Gregorian in every locale. */
const createCalendar = () => new GregorianCalendar();

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

interface CalendarOptions {
  /** Number of visible months. */
  count: number;
  /** The active day, controlled. */
  active?: CivilDate | undefined;
  /** The active day at first. */
  defaultActive?: CivilDate | undefined;
  onActiveChange?: ((day: CivilDate) => void) | undefined;
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** First day of the week. Default: that of the locale. */
  weekStart?: Weekday | undefined;
}

export interface CalendarView {
  /** The element that contains the grids. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** First days of the visible months. */
  readonly months: readonly CivilDate[];
  /** The tabbable day, within the bounds. */
  readonly active: CivilDate;
  /** Returns the full weeks of a month, including days of adjacent months. */
  readonly weeksOf: (month: CivilDate) => CivilDate[][];
  /** Moves to a day within the bounds, and shows its month. */
  readonly setActive: (day: CivilDate) => void;
  /** Shows a month, as the first of several, and moves to its day. */
  readonly show: (month: CivilDate) => void;
  /** Shows the next or previous month. */
  readonly turn: (direction: 1 | -1) => void;
  readonly canTurn: (direction: 1 | -1) => boolean;
  /** Handles the keys of a date grid, and moves the focus with them. */
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The visible months and the active day of a date grid. The arithmetic is React Aria's. */
export function useCalendar({
  count,
  active,
  defaultActive,
  onActiveChange,
  min,
  max,
  weekStart,
}: CalendarOptions): CalendarView {
  const { locale } = useMessages('datePicker', datePickerMessages);
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const firstDay = useMemo(() => weekOf(locale).firstDay, [locale]);
  const firstDayOfWeek = WEEKDAYS[weekStart ?? firstDay];
  const [activeDate, firstDate, minValue, maxValue] = [active, defaultActive, min, max].map(dateOf);
  const state = useCalendarState({
    locale,
    createCalendar,
    visibleDuration: { months: count },
    selectionAlignment: 'start',
    pageBehavior: 'single',
    ...(activeDate && { focusedValue: activeDate }),
    ...(firstDate && { defaultFocusedValue: firstDate }),
    ...(onActiveChange && { onFocusChange: (day) => onActiveChange(day.toString()) }),
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    firstDayOfWeek,
  });
  const current = state.focusedDate.toString();

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  });

  const move = (day: CalendarDate) => {
    const { start, end } = state.visibleRange;
    // Of several months, one more comes into view: a page would take away the start of a range.
    if (count > 1 && day.compare(end) > 0) state.focusNextPage();
    if (count > 1 && day.compare(start) < 0) state.focusPreviousPage();
    state.setFocusedDate(day);
  };

  const dayByKey = (event: KeyboardEvent<HTMLElement>): CalendarDate | undefined => {
    const day = state.focusedDate;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    switch (event.key) {
      case 'ArrowRight':
        return day.add({ days: forward });
      case 'ArrowLeft':
        return day.subtract({ days: forward });
      case 'ArrowDown':
        return day.add({ weeks: 1 });
      case 'ArrowUp':
        return day.subtract({ weeks: 1 });
      case 'Home':
        return startOfWeek(day, locale, firstDayOfWeek);
      case 'End':
        return endOfWeek(day, locale, firstDayOfWeek);
      case 'PageDown':
        return day.add(event.shiftKey ? { years: 1 } : { months: 1 });
      case 'PageUp':
        return day.subtract(event.shiftKey ? { years: 1 } : { months: 1 });
      default:
        return undefined;
    }
  };

  return {
    root,
    active: current,
    months: Array.from({ length: count }, (_, months) =>
      state.visibleRange.start.add({ months }).toString(),
    ),
    weeksOf(month) {
      const first = parseDate(month).set({ day: 1 });
      return Array.from({ length: state.getWeeksInMonth(first) }, (_, week) =>
        state.getDatesInWeek(week, first).flatMap((day) => (day ? [day.toString()] : [])),
      );
    },
    setActive: (day) => state.setFocusedDate(parseDate(day)),
    show(month) {
      const first = parseDate(month).set({ day: 1 });
      const { start } = state.visibleRange;
      const away = (first.year - start.year) * 12 + first.month - start.month;
      if (away === 1) state.focusNextPage();
      if (away === -1) state.focusPreviousPage();
      // Of several months, one that comes into view from before would be the last.
      if (away < -1) flushSync(() => state.setFocusedDate(first.add({ months: count - 1 })));
      state.setFocusedDate(parseDate(sameDayOf(current, month)));
    },
    turn(direction) {
      if (direction === 1) state.focusNextPage();
      else state.focusPreviousPage();
    },
    canTurn: (direction) =>
      !(direction === 1
        ? state.isNextVisibleRangeInvalid()
        : state.isPreviousVisibleRangeInvalid()),
    handleKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const day = dayByKey(event);
      if (day === undefined) return;
      event.preventDefault();
      takesFocus.current = true;
      move(day);
    },
  };
}
