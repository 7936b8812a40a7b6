'use client';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { DateRangeValue } from '../primitives/dates/civil-days.ts';
import { givenRange } from '../primitives/dates/given-day.ts';
import { type TodayOption, useDays } from '../primitives/dates/use-days.ts';
import { classNames } from '../primitives/react/class-names.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import type { CalendarPart } from './calendar.tsx';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';
import type { CalendarOptions } from './day-calendar.tsx';
import { type DateRangePreset, RangePanel } from './range-panel.tsx';

/** The parts of `RangeCalendar`. */
export type RangeCalendarPart = CalendarPart | 'calendar' | 'hint' | 'presets' | 'preset';

export interface RangeCalendarProps
  extends PartsProps<RangeCalendarPart>,
    Omit<CalendarOptions, 'today'>,
    TodayOption,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Accessible name: "Stay". */
  label: string;
  /** The first and last day, or empty strings. */
  value?: DateRangeValue | undefined;
  /** The range selected at first. Default none. */
  defaultValue?: DateRangeValue | undefined;
  /**
   * Called once both ends are selected.
   * @param preset Key of the selected preset; undefined for a range selected by its ends.
   */
  onChange?: ((value: DateRangeValue, preset?: string) => void) | undefined;
  /** Named ranges beside the months. Default none. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Minimum number of nights. Default 0, a single day. */
  minNights?: number | undefined;
  maxNights?: number | undefined;
  /** Number of months on wide screens. Default 2. */
  months?: 1 | 2 | undefined;
  /** Shown below the months, for example times of day. */
  children?: ReactNode;
}

const none: DateRangeValue = { startDate: '', endDate: '' };
const noPresets: readonly DateRangePreset[] = [];

/**
 * Months on the page, or in a popover of yours, to pick a start and an end from. In a form use `DateRangePicker`. With
 * neither a value nor `today`, a server renders no month.
 */
export function RangeCalendar({
  label,
  value: givenValue,
  defaultValue = none,
  onChange,
  presets = noPresets,
  today,
  min,
  max,
  minNights,
  maxNights,
  months,
  weekStart,
  isDateUnavailable,
  dayContent,
  className,
  ref,
  children,
  parts,
  ...rest
}: RangeCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const messages = useMessages('dateRangePicker', dateRangePickerMessages);
  const [held, setValue] = useControlled(givenValue, defaultValue);
  const value = givenRange(held);
  const days = useDays({ today, min, max });
  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: a calendar is not a form fieldset. */}
      <div
        ref={useMergedRefs(root, ref)}
        role="group"
        aria-label={label}
        {...rest}
        className={classNames('bk-calendar bk-range-popover', className)}
      >
        {(value.startDate || days.today) && (
          <RangePanel
            {...days}
            {...{ minNights, maxNights, months, weekStart, isDateUnavailable, dayContent, presets }}
            value={value}
            presetsLabel={messages.presets}
            onChange={(range, preset) => {
              // Its days are no controls, which a disabled fieldset around would disable.
              if (root.current?.closest('fieldset:disabled')) return;
              setValue(range);
              onChange?.(range, preset);
            }}
          >
            {children}
          </RangePanel>
        )}
      </div>
    </PartsContext>
  );
}
