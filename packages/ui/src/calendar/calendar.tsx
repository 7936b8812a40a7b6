'use client';
import { type ComponentProps, useRef } from 'react';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { givenDay, givenDays } from '../primitives/dates/given-day.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { type CalendarOptions, DayCalendar } from './day-calendar.tsx';

export interface CalendarProps
  extends CalendarOptions,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Accessible name: "Arrival". */
  label: string;
  /** The selected date as `YYYY-MM-DD`, or the empty string. */
  value?: CivilDate | undefined;
  /** The date selected at first. Default none. */
  defaultValue?: CivilDate | undefined;
  onChange?: ((value: CivilDate) => void) | undefined;
}

/** A month on the page to pick a date from. In a form use `DatePicker`. */
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
  ...rest
}: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [held, setValue] = useControlled(givenValue, defaultValue, onChange);
  const value = givenDay(held);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a calendar is not a form fieldset.
    <div
      ref={useMergedRefs(root, ref)}
      role="group"
      aria-label={label}
      {...rest}
      className={classNames('bk-calendar', className)}
    >
      <DayCalendar
        {...givenDays({ today, min, max })}
        {...{ value, weekStart, isDateUnavailable, dayContent }}
        // Its days are no controls, which a disabled fieldset around would disable.
        onSelect={(day) => !root.current?.closest('fieldset:disabled') && setValue(day)}
      />
    </div>
  );
}
