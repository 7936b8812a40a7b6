// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table used as a grid with focusable cells.
// biome-ignore-all lint/a11y/useKeyWithMouseEvents: keyboard users point with the active day.
'use client';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import {
  type CivilDate,
  clamp,
  dayByKey,
  isSameMonth,
  type Weekday,
  weeksOf,
} from '../primitives/civil-days.ts';
import { classNames } from '../primitives/class-names.ts';
import { datePickerMessages } from './date-picker.messages.ts';

export interface DayGridProps {
  /** Any date in the visible month. */
  month: CivilDate;
  /** Accessible name of the grid. */
  labelledBy: string;
  weekStart: Weekday;
  today: CivilDate;
  /** The tabbable day, if it is in this month. */
  active: CivilDate;
  /** Moves focus to the active day when it changes. */
  hasFocus: boolean;
  /** First and last selected day. */
  first?: CivilDate | undefined;
  last?: CivilDate | undefined;
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** Called when a key moves to another day, in this month or another. */
  onActive: (day: CivilDate) => void;
  onChoose: (day: CivilDate) => void;
  /** Called when the pointer is over a day. */
  onHover?: (day: CivilDate) => void;
}

/** A month to pick days from, with one tab stop and the keys of a date grid. */
export function DayGrid({
  month,
  labelledBy,
  weekStart,
  today,
  active,
  hasFocus,
  first,
  last,
  min,
  max,
  onActive,
  onChoose,
  onHover,
}: DayGridProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  const activeCell = useRef<HTMLTableCellElement>(null);
  const weeks = weeksOf(month, weekStart);
  const isOut = (day: CivilDate) => clamp(day, min, max) !== day;

  useEffect(() => {
    if (hasFocus && isSameMonth(active, month)) activeCell.current?.focus();
  }, [hasFocus, active, month]);

  const obey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!isOut(active)) onChoose(active);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayByKey(active, event, { weekStart, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    onActive(clamp(next, min, max));
  };

  const withDay = (act: ((day: CivilDate) => void) | undefined) => (event: MouseEvent) => {
    const day = dayUnder(event);
    if (day !== undefined && !isOut(day)) act?.(day);
  };

  return (
    <table
      className="bk-days"
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={obey}
      onClick={withDay(onChoose)}
      onMouseOver={withDay(onHover)}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={messages.weekday(day)} className="bk-days-weekday">
              {messages.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              if (!isSameMonth(day, month)) return <td key={day} />;
              const isChosen =
                first !== undefined && last !== undefined && first <= day && day <= last;
              return (
                <td
                  key={day}
                  ref={day === active ? activeCell : undefined}
                  role="gridcell"
                  className={classNames('bk-day', isChosen && 'bk-day-chosen')}
                  tabIndex={day === active ? 0 : -1}
                  data-day={day}
                  data-first={day === first || undefined}
                  data-last={day === last || undefined}
                  aria-label={messages.longDay(day)}
                  aria-selected={isChosen}
                  aria-disabled={isOut(day) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <span className="bk-day-number">{Number(day.slice(8))}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the day of the cell under the pointer. */
function dayUnder({ target }: MouseEvent): CivilDate | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-day]')?.dataset.day;
}

/** Focuses the active day in an opening popover. It isn't positioned yet, so nothing may scroll to it. */
export function focusActiveDay(event: Event) {
  event.preventDefault();
  if (!(event.target instanceof Element)) return;
  event.target
    .querySelector<HTMLElement>('[data-day][tabindex="0"]')
    ?.focus({ preventScroll: true });
}
