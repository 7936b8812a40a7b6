'use client';
import { useId, useState } from 'react';
import { DayGrid } from '../date-picker/day-grid.tsx';
import { MonthHead } from '../date-picker/month-head.tsx';
import { useMessages } from '../messages/use-messages.ts';
import {
  addDays,
  addMonths,
  type CivilDate,
  clamp,
  firstOfMonth,
  type Weekday,
} from '../primitives/civil-days.ts';
import { periodPickerMessages } from './period-picker.messages.ts';
import type { DateRangeValue } from './period-picker.types.ts';
import { useWide } from './use-wide.ts';

export interface RangeCalendarProps {
  value: DateRangeValue;
  today: CivilDate;
  weekStart: Weekday;
  min: CivilDate | undefined;
  max: CivilDate | undefined;
  maxDays: number | undefined;
  onChange: (range: DateRangeValue) => void;
}

/** Two months side by side, or one, to select a start and end date, with a preview of the range. */
export function RangeCalendar({
  value,
  today,
  weekStart,
  min,
  max,
  maxDays,
  onChange,
}: RangeCalendarProps) {
  const messages = useMessages('periodPicker', periodPickerMessages);
  const id = useId();
  const months = useWide() ? [0, 1] : [0];
  const [shown, setShown] = useState(firstOfMonth(value.startDate));
  const [active, setActive] = useState(clamp(value.startDate, min, max));
  const [hasFocus, setHasFocus] = useState(false);
  /** The end that is already selected. */
  const [anchor, setAnchor] = useState<CivilDate>();
  /** The day under pointer or keyboard, for the preview. */
  const [pointed, setPointed] = useState(active);

  const { startDate, endDate } = anchor === undefined ? value : between(anchor, pointed);
  const [first, last] = boundsAround(anchor, { min, max, maxDays });

  const go = (day: CivilDate) => {
    setActive(day);
    setPointed(day);
    const month = firstOfMonth(day);
    if (month < shown) setShown(month);
    const end = addMonths(shown, months.length);
    if (day >= end) setShown(addMonths(month, 1 - months.length));
  };

  const turn = (by: 1 | -1) => {
    setHasFocus(false);
    const next = addMonths(shown, by);
    setShown(next);
    setActive(clamp(addMonths(active, by), next, addDays(addMonths(next, months.length), -1)));
  };

  const choose = (day: CivilDate) => {
    if (anchor !== undefined) return onChange(between(anchor, day));
    setAnchor(day);
    setActive(day);
    setPointed(day);
  };

  const panes = months.map((at) => {
    const month = addMonths(shown, at);
    return (
      <div key={month} className="bk-range-month">
        <MonthHead
          month={month}
          id={`${id}-${at}`}
          onPrevious={at === 0 ? () => turn(-1) : undefined}
          onNext={at === months.length - 1 ? () => turn(1) : undefined}
        />
        <DayGrid
          {...{ month, weekStart, today, active, hasFocus }}
          labelledBy={`${id}-${at}`}
          first={startDate}
          last={endDate}
          min={first}
          max={last}
          onActive={(day) => {
            setHasFocus(true);
            go(day);
          }}
          onChoose={choose}
          onHover={setPointed}
        />
      </div>
    );
  });

  return (
    <div className="bk-range-calendar">
      <div className="bk-range-months">{panes}</div>
      <p className="bk-range-hint" role="status">
        {anchor !== undefined && messages.selectEnd}
      </p>
    </div>
  );
}

function between(one: CivilDate, other: CivilDate): DateRangeValue {
  return one <= other ? { startDate: one, endDate: other } : { startDate: other, endDate: one };
}

interface Bounds {
  min: CivilDate | undefined;
  max: CivilDate | undefined;
  maxDays: number | undefined;
}

/** Returns the selectable days: within the maximum length, once a start is selected. */
function boundsAround(anchor: CivilDate | undefined, { min, max, maxDays }: Bounds) {
  if (anchor === undefined || maxDays === undefined) return [min, max] as const;
  const [first, last] = [addDays(anchor, 1 - maxDays), addDays(anchor, maxDays - 1)];
  return [
    min !== undefined && min > first ? min : first,
    max !== undefined && max < last ? max : last,
  ] as const;
}
