'use client';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { givenTime } from '../primitives/dates/given-day.ts';
import { announce } from '../primitives/dom/announce.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { type ParsedText, useDraft } from '../primitives/forms/use-draft.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { type HourCycle, timeFieldMessages } from './time-field.messages.ts';
import { parseTypedTime, timeOf } from './typed-time.ts';

const LAST_MINUTE = 24 * 60 - 1;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The parts of `TimeField`. */
export type TimeFieldPart = FieldPart | InputBoxPart | 'control';

export interface TimeFieldProps
  extends PartsProps<TimeFieldPart>,
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type' | 'children'
    > {
  /** The time as `HH:mm`, 00:00 to 23:59, or the empty string. */
  value?: string | undefined;
  /** The time at first, and after a reset of the form. Default none. */
  defaultValue?: string | undefined;
  /** Called with a time, or with the empty string when the typed text isn't a valid time. */
  onChange?: ((value: string) => void) | undefined;
  /** Earliest and latest time, `HH:mm`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Minutes by which the arrow keys move. Typed times may lie between. Default 15. */
  step?: number | undefined;
  /** 12 or 24 hours. Default: that of the messages, 24 in the catalogues of the library. */
  hourCycle?: HourCycle | undefined;
  /** Why the time can't be changed. The field stays focusable and says why; its value isn't submitted. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}

/**
 * A time of day, typed, or moved with the arrow keys. Typed text is parsed on Enter, on blur and on submit; an invalid
 * text stays, gets an error and blocks submission. Under `name` a form gets `HH:mm` in every language.
 */
export function TimeField({
  value: givenValue,
  defaultValue = '',
  onChange,
  min: givenMin,
  max: givenMax,
  step = 15,
  hourCycle,
  size,
  onKeyDown,
  ...props
}: TimeFieldProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('timeField', timeFieldMessages);
  const cycle = hourCycle ?? messages.hourCycle();
  const [min, max] = [givenTime(givenMin), givenTime(givenMax)];
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue({
    value: givenValue === undefined ? undefined : givenTime(givenValue),
    defaultValue: givenTime(defaultValue),
    onChange,
    inside: input,
    form: rest.form,
    onReset: () => clear(),
  });

  const parse = (text: string): ParsedText => {
    if (text.trim() === '') return { value: '' };
    const time = parseTypedTime(text, messages);
    if (time === undefined) return { problem: messages.invalid(messages.time('09:30', cycle)) };
    if (min && time < min) return { problem: messages.tooEarly(messages.time(min, cycle)) };
    if (max && time > max) return { problem: messages.tooLate(messages.time(max, cycle)) };
    return { value: time };
  };
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value,
    onChange: setValue,
    input,
    parse,
  });

  /** Moves to the next multiple of the step, within the bounds. */
  const move = (direction: 1 | -1) => {
    const [first, last] = [min ? minutesOf(min) : 0, max ? minutesOf(max) : LAST_MINUTE];
    const from = parseTypedTime(draft ?? value, messages);
    const steps = from === undefined ? undefined : minutesOf(from) / step;
    const next =
      steps === undefined
        ? first
        : (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
    const minutes = Math.min(Math.max(next, first), last);
    const time = timeOf(Math.floor(minutes / 60), minutes % 60);
    commit(time);
    announce(messages.time(time, cycle));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Commits the typed text before the form is submitted.
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commitDraft();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (rest.readOnly || frame.disabledReason !== undefined) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...frame} error={problem ?? frame.error}>
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason} isReadOnly={rest.readOnly}>
          <ValueInput
            inputMode={cycle === 24 ? 'numeric' : 'text'}
            {...rest}
            {...part('control', 'bk-input-control bk-time-control')}
            control={control}
            node={input}
            value={draft ?? (value && messages.time(value, cycle))}
            values={[value]}
            onType={type}
            onLeave={commitDraft}
            onKeyDown={handleKeyDown}
          />
          {!rest.readOnly && <Icon {...part('icon', 'bk-input-icon')} name="clock" size="sm" />}
        </InputBox>
      )}
    </Field>
  );
}
