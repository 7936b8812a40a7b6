'use client';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import type { CalendarOptions } from '../calendar/day-calendar.tsx';
import { focusActiveDay } from '../calendar/day-grid.tsx';
import { type DateRangePreset, RangePanel } from '../calendar/range-panel.tsx';
import { IconButton } from '../icon-button/index.ts';
import {
  addDays,
  type CivilDate,
  type DateRangeValue,
  daysBetween,
  stepRange,
} from '../primitives/dates/civil-days.ts';
import { givenDays, givenRange } from '../primitives/dates/given-day.ts';
import { shortcutKey } from '../primitives/dom/shortcut-key.ts';
import { isTyping } from '../primitives/dom/typing.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { periodPickerMessages } from './period-picker.messages.ts';

export interface PeriodPickerProps
  extends Omit<CalendarOptions, 'isDateUnavailable'>,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Accessible name of the group and the popover: "Period". */
  label: string;
  /** Id of the button that opens the calendar, for links from `ErrorSummary`. */
  id?: string | undefined;
  /** The first and last day of the period. */
  value?: DateRangeValue | undefined;
  /** The period at first. Default today. */
  defaultValue?: DateRangeValue | undefined;
  /**
   * Called with the selected period.
   * @param preset Key of the selected preset; undefined for a period picked by its ends, or stepped to.
   */
  onChange?: ((value: DateRangeValue, preset?: string) => void) | undefined;
  /**
   * Called with +1 or -1 to step by a period, to decide what a period is. Default: `onChange` gets the period of the
   * same length before or after, as far as `min` and `max` allow; a whole month steps to a whole month.
   */
  onStep?: ((direction: 1 | -1) => void) | undefined;
  /** Called to go back to today. Default: `onChange` gets today. */
  onToday?: (() => void) | undefined;
  /** Named periods. Default none. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Maximum length of the period, in days. */
  maxDays?: number | undefined;
  /** Number of months on wide screens. Default 2. */
  months?: 1 | 2 | undefined;
  /** Whether the calendar is open. */
  open?: boolean | undefined;
  /** Whether the calendar is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Shown below the months, for example times of day. */
  children?: ReactNode;
}

/**
 * Selects the period of a report by preset, by start and end, or by stepping. With focus on it, the arrow keys step and
 * `T` returns to today. In a form use `DateRangePicker`.
 */
export function PeriodPicker({
  label,
  id,
  value: givenValue,
  defaultValue,
  onChange,
  onStep,
  onToday,
  today: givenToday,
  presets = [],
  min: givenMin,
  max: givenMax,
  maxDays,
  months,
  weekStart,
  dayContent,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  onKeyDown,
  children,
  ...rest
}: PeriodPickerProps) {
  const days = useMessages('datePicker', datePickerMessages);
  const messages = useMessages('periodPicker', periodPickerMessages);
  const number = useNumber();
  const { today, min, max } = givenDays({ today: givenToday, min: givenMin, max: givenMax });
  const todayOnly = { startDate: today, endDate: today };
  const [held, setValue] = useControlled(givenValue, defaultValue ?? todayOnly);
  const period = givenRange(held);
  const value = period.startDate && period.endDate ? period : todayOnly;
  const popup = useOpen(givenOpen, defaultOpen, onOpenChange);
  const length = daysBetween(value.startDate, value.endDate) + 1;
  const count = messages.count(length, number.plain(length));
  const text = `${days.days(value.startDate, value.endDate)}, ${count}`;

  const change = (range: DateRangeValue, preset?: string) => {
    setValue(range);
    onChange?.(range, preset);
  };
  const tooEarly = (day: CivilDate) =>
    min !== undefined && day < min ? days.tooEarly(days.day(min)) : undefined;
  const tooLate = (day: CivilDate) =>
    max !== undefined && day > max ? days.tooLate(days.day(max)) : undefined;
  const previousReason = tooEarly(addDays(value.startDate, -1));
  const nextReason = tooLate(addDays(value.endDate, 1));
  const todayReason = tooEarly(today) ?? tooLate(today);

  const step = (direction: 1 | -1) => {
    if ((direction === 1 ? nextReason : previousReason) !== undefined) return;
    if (onStep) return onStep(direction);
    const { startDate, endDate } = stepRange(value, direction);
    change({ startDate: within(startDate, min, max), endDate: within(endDate, min, max) });
  };
  const goToday = () => {
    if (todayReason !== undefined) return;
    if (onToday) onToday();
    else change(todayOnly);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget, target } = event;
    // Ignores events that bubble from the popover.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (isTyping(event.nativeEvent)) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowRight') step(isRtl ? -1 : 1);
    else if (key === 'ArrowLeft') step(isRtl ? 1 : -1);
    else if (shortcutKey(event) === 't') goToday();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is not a form fieldset.
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={classNames('bk-range', className)}
      onKeyDown={handleKeyDown}
    >
      {/* Before the period, whose varying width would move the buttons. */}
      <Button
        className="bk-range-button"
        color="transparent"
        disabledReason={todayReason}
        onClick={goToday}
        aria-keyshortcuts="T"
        data-part="today"
      >
        {messages.today}
      </Button>
      <IconButton
        className="bk-range-button bk-range-step"
        icon="chevron-left"
        label={messages.previous}
        size="md"
        data-part="previous"
        disabledReason={previousReason}
        onClick={() => step(-1)}
      />
      <IconButton
        className="bk-range-button bk-range-step"
        icon="chevron-right"
        label={messages.next}
        size="md"
        data-part="next"
        disabledReason={nextReason}
        onClick={() => step(1)}
      />
      <PopoverRoot state={popup}>
        <PopoverTrigger asChild id={id}>
          <Button
            className="bk-range-button"
            color="transparent"
            variant="secondary"
            icon="calendar-range"
            aria-label={`${label}: ${text}`}
            data-part="trigger"
          >
            <span className="bk-range-text" data-part="text">
              {text}
            </span>
          </Button>
        </PopoverTrigger>
        <PopoverSurface
          className="bk-calendar-popover bk-range-popover"
          data-part="popover"
          aria-label={label}
          align="start"
          onOpenAutoFocus={focusActiveDay}
        >
          <RangePanel
            {...{ value, today, weekStart, min, max, months, dayContent, presets }}
            presetsLabel={messages.presets}
            maxNights={maxDays === undefined ? undefined : maxDays - 1}
            onChange={(range, preset) => {
              popup.change(false, 'item');
              change(range, preset);
            }}
          >
            {children}
          </RangePanel>
        </PopoverSurface>
      </PopoverRoot>
    </div>
  );
}

/** Returns the nearest day within the bounds. */
function within(day: CivilDate, min: CivilDate | undefined, max: CivilDate | undefined): CivilDate {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
