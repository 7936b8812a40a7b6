// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table used as a grid with focusable cells.
// biome-ignore-all lint/a11y/useKeyWithMouseEvents: keyboard users point with the active day.
'use client';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type CivilDate, isSameMonth } from '../primitives/dates/civil-days.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { datePickerMessages } from './date-picker.messages.ts';
import type { CalendarView } from './use-calendar.ts';

/** Options for days, the same in every date picker. */
export interface DayOptions {
  /** Today's date in the user's time zone, `YYYY-MM-DD`. The empty string if it isn't known yet. */
  today: CivilDate;
  /**
   * Returns true for a day that can't be selected, or the reason in words: "Sold out". The day stays focusable and says
   * why.
   */
  isDateUnavailable?: ((day: CivilDate) => boolean | string) | undefined;
  /** Returns content below the number of a day, such as a price. It is read out after the date. */
  dayContent?: ((day: CivilDate) => ReactNode) | undefined;
}

export interface DayGridProps extends DayOptions {
  /** First day of the month. */
  month: CivilDate;
  view: CalendarView;
  /** Id of the grid's accessible name. */
  labelledBy: string;
  /** Bounds of the days that can be selected. */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** First and last selected day. */
  first?: CivilDate | undefined;
  last?: CivilDate | undefined;
  onSelect: (day: CivilDate) => void;
  /** Called when the pointer is over a day. */
  onHover?: ((day: CivilDate) => void) | undefined;
}

/** A month to pick days from, with one tab stop and the keys of a date grid. */
export function DayGrid({
  month,
  view,
  labelledBy,
  today,
  min,
  max,
  first,
  last,
  isDateUnavailable,
  dayContent,
  onSelect,
  onHover,
}: DayGridProps) {
  const part = usePart();
  const messages = useMessages('datePicker', datePickerMessages);
  const weeks = view.weeksOf(month);
  const boundOf = (day: CivilDate) => {
    if (min !== undefined && day < min) return messages.tooEarly(messages.day(min));
    if (max !== undefined && day > max) return messages.tooLate(messages.day(max));
    return undefined;
  };
  const reasonOf = (day: CivilDate) => {
    const reason = isDateUnavailable?.(day);
    return reason === true ? messages.unavailable : reason || undefined;
  };
  const canSelect = (day: CivilDate) => (boundOf(day) ?? reasonOf(day)) === undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return view.handleKeyDown(event);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (canSelect(view.active)) onSelect(view.active);
  };

  const handleClick = (event: MouseEvent) => {
    const day = dayUnder(event);
    if (day === undefined || boundOf(day) !== undefined) return;
    // The click focuses the day, so arrow keys move from there.
    view.setActive(day);
    if (canSelect(day)) onSelect(day);
  };
  const handleHover = (event: MouseEvent) => {
    const day = dayUnder(event);
    if (day !== undefined && canSelect(day)) onHover?.(day);
  };

  return (
    <table
      {...part('grid', 'bk-days')}
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onMouseOver={onHover && handleHover}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              {...part('weekday', 'bk-days-weekday')}
              scope="col"
              abbr={messages.weekday(day)}
            >
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
              const bound = boundOf(day);
              const unavailable = reasonOf(day);
              const reason = bound ?? unavailable;
              const isSelected =
                first !== undefined && last !== undefined && first <= day && day <= last;
              const content = dayContent?.(day);
              return (
                <td
                  key={day}
                  {...part('day', 'bk-day')}
                  role="gridcell"
                  tabIndex={bound !== undefined ? undefined : day === view.active ? 0 : -1}
                  data-day={day}
                  data-selected={isSelected || undefined}
                  data-start={day === first || undefined}
                  data-end={day === last || undefined}
                  data-unavailable={unavailable !== undefined || undefined}
                  aria-label={content === undefined ? messages.longDay(day) : undefined}
                  aria-selected={isSelected}
                  {...reasonProps(reason)}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {content !== undefined && (
                    <VisuallyHidden>{`${messages.longDay(day)}: `}</VisuallyHidden>
                  )}
                  <span className="bk-day-box">
                    <span aria-hidden="true">{messages.dayNumber(day)}</span>
                    {content !== undefined && (
                      <span {...part('day-content', 'bk-day-content')}>{content}</span>
                    )}
                  </span>
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
