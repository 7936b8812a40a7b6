'use client';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { datePickerMessages } from '../date-picker/date-picker.messages.ts';
import { focusActiveDay } from '../date-picker/day-grid.tsx';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { type CivilDate, countDays, WEEK_START, type Weekday } from '../primitives/civil-days.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { periodPickerMessages } from './period-picker.messages.ts';
import type { DateRangePreset, DateRangeValue } from './period-picker.types.ts';
import { RangeCalendar } from './range-calendar.tsx';

export interface PeriodPickerProps {
  /** Accessible name of the group and the popover: "Period". */
  label: string;
  /** Id of the button that opens the calendar, for links from `ErrorSummary`. */
  id?: string;
  value: DateRangeValue;
  /**
   * Called with the selected range.
   * @param preset Key of the selected preset; undefined for a range picked by its ends.
   */
  onChange: (range: DateRangeValue, preset?: string) => void;
  /** Called with +1 or -1 to step by a period; the caller decides what a period is. */
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  /** Today's date in the user's time zone, `YYYY-MM-DD`. */
  today: CivilDate;
  /** Named ranges. Default none. */
  presets?: readonly DateRangePreset[];
  /** Earliest and latest selectable date, `YYYY-MM-DD`. */
  min?: CivilDate;
  max?: CivilDate;
  /** Maximum length of the range, in days. */
  maxDays?: number;
  /** First day of the week, 0 for Sunday. Default 0. */
  weekStart?: Weekday;
  /** Shown below the months, for example times of day. */
  children?: ReactNode;
}

/**
 * Selects a date range by preset, by start and end, or by stepping. With focus on it, the arrow keys step and `T`
 * returns to today.
 */
export function PeriodPicker({
  label,
  id,
  value,
  onChange,
  onStep,
  onToday,
  today,
  presets = [],
  min,
  max,
  maxDays,
  weekStart = WEEK_START,
  children,
}: PeriodPickerProps) {
  const days = useMessages('datePicker', datePickerMessages);
  const messages = useMessages('periodPicker', periodPickerMessages);
  const number = useNumber();
  const [isOpen, setOpen] = useState(false);
  const length = countDays(value.startDate, value.endDate);
  const count = messages.count(length, number.plain(length));
  const text = `${days.days(value.startDate, value.endDate)}, ${count}`;

  const choose = (range: DateRangeValue, preset?: string) => {
    setOpen(false);
    onChange(range, preset);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    // Ignores events that bubble from the popover.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowRight') onStep(isRtl ? -1 : 1);
    else if (key === 'ArrowLeft') onStep(isRtl ? 1 : -1);
    else if (key.toLowerCase() === 't') onToday();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is not a form fieldset.
    <div className="bk-range" role="group" aria-label={label} onKeyDown={handleKeyDown}>
      {/* Before the period, whose varying width would move the buttons. */}
      <Button color="transparent" onClick={onToday} aria-keyshortcuts="T">
        {messages.today}
      </Button>
      <IconButton
        icon="chevron-left"
        label={messages.previous}
        size="md"
        onClick={() => onStep(-1)}
      />
      <IconButton icon="chevron-right" label={messages.next} size="md" onClick={() => onStep(1)} />
      <PopoverRoot open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild id={id}>
          <Button
            color="transparent"
            variant="secondary"
            icon="calendar-range"
            aria-label={`${label}: ${text}`}
          >
            <span className="bk-range-text">{text}</span>
          </Button>
        </PopoverTrigger>
        <PopoverSurface
          className="bk-date-popover bk-range-popover"
          aria-label={label}
          align="start"
          onOpenAutoFocus={focusActiveDay}
        >
          {presets.length > 0 && (
            <ul className="bk-range-presets" aria-label={messages.presets}>
              {presets.map(({ key, label: name, startDate, endDate }) => (
                <li key={key}>
                  <button
                    type="button"
                    className="bk-range-preset"
                    aria-pressed={startDate === value.startDate && endDate === value.endDate}
                    onClick={() => choose({ startDate, endDate }, key)}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="bk-range-choice">
            <RangeCalendar
              {...{ value, today, weekStart, min, max, maxDays }}
              onChange={(range) => choose(range)}
            />
            {children}
          </div>
        </PopoverSurface>
      </PopoverRoot>
    </div>
  );
}
