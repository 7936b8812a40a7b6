'use client';
import { type CSSProperties, type ReactNode, type Ref, useRef, useState } from 'react';
import { DatePicker, type DatePickerPart, type DatePickerProps } from '../date-picker/index.ts';
import type { FieldFrameProps } from '../field/index.ts';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { FieldRow } from '../field-row/index.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { textOf } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { TimeField, type TimeFieldPart, type TimeFieldProps } from '../time-field/index.ts';
import { timeFieldMessages } from '../time-field/time-field.messages.ts';
import { dateTimeFieldMessages } from './date-time-field.messages.ts';
import { type DayAndTime, joinMoment, splitMoment } from './split-moment.ts';

/** The parts of both fields of a `DateTimeField`. */
export type DateTimeFieldPart = DatePickerPart | TimeFieldPart;

export interface DateTimeFieldProps
  extends PartsProps<DateTimeFieldPart>,
    FieldFrameProps,
    Pick<
      DatePickerProps,
      | 'today'
      | 'weekStart'
      | 'isDateUnavailable'
      | 'dayContent'
      | 'size'
      | 'id'
      | 'form'
      | 'name'
      | 'required'
      | 'disabled'
      | 'readOnly'
      | 'aria-describedby'
      | 'aria-invalid'
    >,
    Pick<TimeFieldProps, 'step' | 'hourCycle'> {
  /** The date and time as `YYYY-MM-DDTHH:mm`, a clock's time without a zone; the empty string while either is missing. */
  value?: string | undefined;
  /** The date and time at first, and after a reset of the form. Default none. */
  defaultValue?: string | undefined;
  /** Called with a date and time, or with the empty string once either is missing. */
  onChange?: ((value: string) => void) | undefined;
  /** The earliest and the latest date and time, `YYYY-MM-DDTHH:mm`. */
  min?: string | undefined;
  max?: string | undefined;
  /** The time that a date gets when it is chosen, `HH:mm`. Default `00:00`. */
  fallbackTime?: string | undefined;
  /** Label of the time. Default "Time". */
  timeLabel?: ReactNode;
  /** Below the time, for example its time zone. */
  timeDescription?: ReactNode;
  /** Error of the time, instead of its description. `error` is shown below the date. */
  timeError?: ReactNode;
  /** Class of the two fields together. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Ref to the date's `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date with a time of that day, each typed or picked: `DatePicker` and `TimeField` as one field. Once a date is chosen
 * it has a time, so what is sent is never half a moment. Under `name` a form gets `YYYY-MM-DDTHH:mm`.
 */
export function DateTimeField({
  value: givenValue,
  defaultValue = '',
  onChange,
  min,
  max,
  fallbackTime = '00:00',
  label,
  timeLabel,
  timeDescription,
  timeError,
  step,
  hourCycle,
  className,
  style,
  name,
  disabledReason,
  ...date
}: DateTimeFieldProps) {
  const messages = useMessages('dateTimeField', dateTimeFieldMessages);
  const times = useMessages('timeField', timeFieldMessages);
  const root = useRef<HTMLDivElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue({
    value: givenValue === undefined ? undefined : joinMoment(splitMoment(givenValue)),
    defaultValue: joinMoment(splitMoment(defaultValue)),
    onChange,
    inside: root,
    form: date.form,
    onReset: () => setHalf(undefined),
  });
  /** The date or time that is chosen while the other one is missing. */
  const [half, setHalf] = useState<DayAndTime>();
  if (value && half) setHalf(undefined);
  const { day, time } = value ? splitMoment(value) : (half ?? { day: '', time: '' });

  const change = (next: DayAndTime) => {
    const moment = joinMoment(next);
    if (!moment) setHalf(next);
    if (moment !== value) setValue(moment);
  };

  const [first, last] = [splitMoment(min), splitMoment(max)];
  const [minTime, maxTime] = [
    day && day === first.day ? first.time : '',
    day && day === last.day ? last.time : '',
  ];
  const cycle = hourCycle ?? times.hourCycle();
  const outside =
    time && minTime && time < minTime
      ? times.tooEarly(times.time(minTime, cycle))
      : time && maxTime && time > maxTime
        ? times.tooLate(times.time(maxTime, cycle))
        : undefined;
  useSubmitCheck(
    () => timeInput.current,
    () => outside === undefined,
  );

  const { form, size, required, disabled, readOnly, parts } = date;
  return (
    <FieldRow
      ref={root}
      role="group"
      aria-label={textOf(label)}
      className={className}
      style={style}
    >
      <DatePicker
        {...date}
        label={label}
        disabledReason={disabledReason}
        min={first.day || undefined}
        max={last.day || undefined}
        value={day}
        onChange={(next) => change({ day: next, time: time || (next && fallbackTime) })}
      />
      <TimeField
        ref={timeInput}
        {...{ form, size, required, disabled, readOnly, parts, step, hourCycle }}
        label={timeLabel ?? messages.time}
        description={timeDescription}
        error={timeError || outside}
        disabledReason={
          disabledReason ?? (day || readOnly || disabled ? undefined : messages.noDate)
        }
        min={minTime || undefined}
        max={maxTime || undefined}
        value={time}
        onChange={(next) => change({ day, time: next })}
      />
      <SubmittedValues {...{ name, form, disabled, disabledReason }} values={[value]} />
    </FieldRow>
  );
}
