// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a focusable cell of a grid.
'use client';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { monthCalendarMessages } from './month-calendar.messages.ts';
import type { MonthCalendarItem } from './month-calendar.types.ts';
import { monthItemClass } from './month-calendar.variants.ts';

interface MonthDayProps {
  day: CivilDate;
  items: readonly MonthCalendarItem[];
  maxItems: number;
  isToday: boolean;
  /** Whether it is the tab stop. */
  isActive: boolean;
  /** Undefined on other days. */
  isOnWeekend: true | undefined;
  /** Whether the number has its month: "1 Dec". */
  hasMonth: boolean;
}

/** A day: its number, the first items and the number of others. Its accessible name includes all items. */
export function MonthDay({
  day,
  items,
  maxItems,
  isToday,
  isActive,
  isOnWeekend,
  hasMonth,
}: MonthDayProps) {
  const part = usePart();
  const days = useMessages('datePicker', datePickerMessages);
  const messages = useMessages('monthCalendar', monthCalendarMessages);
  const number = useNumber();
  const shown = items.slice(0, maxItems);
  const rest = items.slice(maxItems);
  return (
    <td
      {...part('day', 'bk-month-day')}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-day={day}
      data-weekend={isOnWeekend}
      aria-current={isToday ? 'date' : undefined}
    >
      <VisuallyHidden>{`${days.longDay(day)}: `}</VisuallyHidden>
      <span {...part('number', 'bk-month-number')} aria-hidden="true">
        {hasMonth ? days.shortDay(day) : days.dayNumber(day)}
      </span>
      <span {...part('items', 'bk-month-items')}>
        {shown.map(({ key, label, tone }) => (
          <span key={key} {...part('item', monthItemClass({ tone }))}>
            {label}
          </span>
        ))}
        {rest.length > 0 && (
          <span {...part('more', 'bk-month-more')} aria-hidden="true">
            {messages.more(rest.length, number.plain(rest.length))}
          </span>
        )}
      </span>
      {rest.map(({ key, label }) => (
        <VisuallyHidden key={key}>{` ${label}`}</VisuallyHidden>
      ))}
      {items.length === 0 && <VisuallyHidden>{messages.none}</VisuallyHidden>}
    </td>
  );
}
