'use client';
import { type ComponentProps, useRef } from 'react';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import { type TodayOption, useDays } from '../primitives/dates/use-days.ts';
import { classNames } from '../primitives/react/class-names.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { type CalendarOptions, DayCalendar } from './day-calendar.tsx';

/** The parts of `Calendar`. */
export type CalendarPart =
  | 'head'
  | 'previous'
  | 'month-name'
  | 'next'
  | 'choice'
  | 'month-select'
  | 'year-select'
  | 'arrow'
  | 'month'
  | 'grid'
  | 'weekday'
  | 'day'
  | 'day-content';

export interface CalendarProps
  extends PartsProps<CalendarPart>,
    Omit<CalendarOptions, 'today'>,
    TodayOption,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Accessible name: "Arrival". */
  label: string;
  /** The selected date as `YYYY-MM-DD`, or the empty string. */
  value?: CivilDate | undefined;
  /** The date selected at first. Default none. */
  defaultValue?: CivilDate | undefined;
  onChange?: ((value: CivilDate) => void) | undefined;
}

/**
 * A month on the page to pick a date from. In a form use `DatePicker`. With neither a value nor `today`, a server renders
 * no month, since it doesn't know the viewer's.
 */
export function Calendar({
  label,
  value: givenValue,
  defaultValue = '',
  onChange,
  today,
  min,
  max,
  weekStart,
  isDateUnavailable,
  dayContent,
  className,
  ref,
  parts,
  ...rest
}: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [held, setValue] = useControlled(givenValue, defaultValue, onChange);
  const value = givenDay(held);
  const days = useDays({ today, min, max });
  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: a calendar is not a form fieldset. */}
      <div
        ref={useMergedRefs(root, ref)}
        role="group"
        aria-label={label}
        {...rest}
        className={classNames('bk-calendar', className)}
      >
        {(value || days.today) && (
          <DayCalendar
            {...days}
            {...{ value, weekStart, isDateUnavailable, dayContent }}
            // Its days are no controls, which a disabled fieldset around would disable.
            onSelect={(day) => !root.current?.closest('fieldset:disabled') && setValue(day)}
          />
        )}
      </div>
    </PartsContext>
  );
}
