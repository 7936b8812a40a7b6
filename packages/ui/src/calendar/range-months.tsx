'use client';
import { useMemo, useState } from 'react';
import {
  type CivilDate,
  type DateRangeValue,
  daysBetween,
} from '../primitives/dates/civil-days.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';
import type { CalendarOptions } from './day-calendar.tsx';
import { Months } from './months.tsx';
import { limitsAround } from './range-limits.ts';
import { useCalendar } from './use-calendar.ts';
import { useWide } from './use-wide.ts';

export interface RangeMonthsProps extends CalendarOptions {
  value: DateRangeValue;
  minNights?: number | undefined;
  maxNights?: number | undefined;
  /** Number of months on wide screens. Default 2. */
  months?: 1 | 2 | undefined;
  onChange: (range: DateRangeValue) => void;
}

/** Two months side by side, or one, to select a start and end date, with a preview of the range. */
export function RangeMonths({
  value,
  minNights = 0,
  maxNights,
  months = 2,
  weekStart,
  min,
  max,
  isDateUnavailable,
  onChange,
  ...days
}: RangeMonthsProps) {
  const part = usePart();
  const messages = useMessages('dateRangePicker', dateRangePickerMessages);
  const number = useNumber();
  const isWide = useWide();
  /** The end that is already selected. */
  const [anchor, setAnchor] = useState<CivilDate>();
  /** The day under pointer or keyboard, for the preview. */
  const [pointed, setPointed] = useState<CivilDate>('');
  const limits = useMemo(
    () => limitsAround(anchor, { min, max, maxNights, isDateUnavailable }),
    [anchor, min, max, maxNights, isDateUnavailable],
  );
  const view = useCalendar({
    count: isWide ? months : 1,
    defaultActive: value.startDate || days.today,
    onActiveChange: setPointed,
    weekStart,
    ...limits,
  });
  const { startDate, endDate } = anchor === undefined ? value : between(anchor, pointed || anchor);

  const reasonOf = (day: CivilDate) => {
    if (anchor === undefined) return isDateUnavailable?.(day) ?? false;
    const isShort = Math.abs(daysBetween(anchor, day)) < minNights;
    return isShort && messages.tooShort(minNights, number.plain(minNights));
  };

  const select = (day: CivilDate) => {
    setAnchor(anchor === undefined ? day : undefined);
    if (anchor !== undefined) return onChange(between(anchor, day));
    setPointed(day);
  };

  return (
    <div {...part('calendar', 'bk-range-calendar')}>
      <Months
        {...days}
        {...limits}
        view={view}
        isDateUnavailable={reasonOf}
        first={startDate || endDate || undefined}
        last={endDate || startDate || undefined}
        onSelect={select}
        onHover={setPointed}
      />
      <p {...part('hint', 'bk-range-hint')} role="status">
        {anchor !== undefined && messages.selectEnd}
      </p>
    </div>
  );
}

function between(first: CivilDate, second: CivilDate): DateRangeValue {
  return first <= second
    ? { startDate: first, endDate: second }
    : { startDate: second, endDate: first };
}
