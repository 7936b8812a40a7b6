'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon, type IconSource } from '../icon/index.ts';
import { announce } from '../primitives/dom/announce.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { numberFieldMessages } from './number-field.messages.ts';
import { decimalsOf, stepped } from './stepped.ts';
import { useNumberText } from './use-number-text.ts';
import { useRepeat } from './use-repeat.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'step'
  | 'type'
  | 'size'
  | 'prefix'
  | 'children'
  | 'role'
>;

/** The parts of `NumberField`. */
export type NumberFieldPart =
  | FieldPart
  | InputBoxPart
  | 'control'
  | 'prefix'
  | 'step'
  | 'steps'
  | 'suffix';

export interface NumberFieldProps extends PartsProps<NumberFieldPart>, FieldFrameProps, InputProps {
  /** The number; null while there is none. */
  value?: number | null | undefined;
  /** The number at first, and after a reset of the form. Default null. */
  defaultValue?: number | null | undefined;
  /** Called with each number that is typed, and with null when there is none. */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * A number outside stays as typed, gets an error and blocks submission. Steps stop there. Below 0, phones show the whole
   * keyboard: their keys for numbers have no minus.
   */
  min?: number | undefined;
  max?: number | undefined;
  /** Amount that an arrow key or a button adds. Page Up and Page Down add ten times as much. Default 1. */
  step?: number | undefined;
  /** The most decimals that can be typed. Default: those of `step`. */
  fractionDigits?: number | undefined;
  /** Further options of the format, such as `minimumFractionDigits` or `useGrouping`. */
  format?: Omit<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'style'> | undefined;
  /** The locale (BCP 47) that numbers are written in. Default: that of the `MessagesProvider`, else `en-IN`. */
  locale?: string | undefined;
  /** Short text before the number: `₹`. */
  prefix?: ReactNode;
  /** Short text after it: `%`, `nights`. */
  suffix?: ReactNode;
  icon?: IconSource | undefined;
  /** Shows buttons that add and take a step. Default true. */
  hasStepButtons?: boolean | undefined;
  /** Default `md`, 32 px high; 44 px for fingers. */
  size?: InputSize | undefined;
}

/**
 * A number, typed in the digits of any script or changed by steps, and written with the grouping of its locale. Under
 * `name` a form gets a plain number. `className` and `style` apply to the whole field, every other attribute to the
 * `<input>`.
 */
export function NumberField({
  value: givenValue,
  defaultValue = null,
  onChange,
  min,
  max,
  step = 1,
  fractionDigits = decimalsOf(step),
  format,
  locale: givenLocale,
  prefix,
  suffix,
  icon,
  hasStepButtons = true,
  size,
  ...props
}: NumberFieldProps) {
  const { frame, control: input } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { onKeyDown, onBeforeInput, onPaste, ...rest } = input;
  const messages = useMessages('numberField', numberFieldMessages);
  const { locale } = useNumber();
  const node = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(false);

  const [value, setValue] = useFieldValue<number | null>({
    value: givenValue === undefined ? undefined : finite(givenValue),
    defaultValue: finite(defaultValue),
    onChange,
    inside: node,
    form: rest.form,
    onReset: () => {
      reset();
      setIsLeft(false);
    },
  });
  const { numbers, text, isTyping, isUnreadable, takes, type, commit, reset } = useNumberText({
    value,
    onChange: setValue,
    locale: givenLocale ?? locale,
    options: { ...format, maximumFractionDigits: fractionDigits },
    min,
    beside: [suffix, prefix],
  });
  const unreadable = messages.unreadable(numbers.format(EXAMPLE));

  const isEditable = !(frame.disabledReason !== undefined || rest.readOnly || rest.disabled);
  const isLow = isEditable && value !== null && min !== undefined && value < min;
  const isHigh = isEditable && value !== null && max !== undefined && value > max;
  const problem = isUnreadable
    ? unreadable
    : isLow
      ? messages.tooLow(numbers.format(min))
      : isHigh
        ? messages.tooHigh(numbers.format(max))
        : '';
  useEffect(() => node.current?.setCustomValidity(problem), [problem]);

  const leave = () => {
    commit();
    setIsLeft(true);
  };
  useSubmitCheck(
    () => node.current,
    () => {
      if (problem !== '') leave();
      return problem === '';
    },
  );

  /** Returns why there is no step in a direction. */
  const boundOf = (count: 1 | -1) => {
    const bound = count > 0 ? max : min;
    if (bound === undefined || value !== bound) return undefined;
    return (count > 0 ? messages.tooHigh : messages.tooLow)(numbers.format(bound));
  };
  const takeSteps = (count: number) => {
    const next = numbers.round(stepped(value, count, { step, min, max }));
    reset();
    if (next !== value) setValue(next);
    return next;
  };
  const silence = useRef<() => void>(undefined);
  const stepButton = useRepeat((count) => {
    if (!isEditable || boundOf(count) !== undefined) return false;
    const next = takeSteps(count);
    // While a button is held, only the last number is announced.
    silence.current?.();
    if (document.activeElement !== node.current) silence.current = announce(numbers.format(next));
    return next !== (count > 0 ? max : min);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const count = keySteps[event.key];
    if (count === undefined || !isEditable || event.defaultPrevented || event.altKey) return;
    event.preventDefault();
    takeSteps(count);
  };
  const valueText = [prefix, value !== null && numbers.format(value), suffix].filter(isText);

  return (
    <Field
      {...frame}
      error={frame.error || (isLeft && (isUnreadable || !isTyping) && problem) || undefined}
    >
      {(control) => (
        <InputBox
          size={size}
          disabledReason={frame.disabledReason}
          icon={icon}
          isReadOnly={rest.readOnly}
        >
          {prefix !== undefined && <span {...part('prefix', 'bk-input-prefix')}>{prefix}</span>}
          <ValueInput
            inputMode={keyboardFor(min, fractionDigits)}
            {...rest}
            {...part('control', 'bk-input-control bk-number-control')}
            control={control}
            node={node}
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === null ? undefined : valueText.join(' ')}
            value={text}
            onBeforeInput={(event) => {
              onBeforeInput?.(event);
              // Refused before it is typed, so the caret stays.
              const { selectionStart, selectionEnd, value: before } = event.currentTarget;
              const { data } = event;
              if (selectionStart === null || selectionEnd === null) return;
              const next = before.slice(0, selectionStart) + data + before.slice(selectionEnd);
              if (takes(next, data.length === 1)) return;
              event.preventDefault();
              announce(unreadable);
            }}
            onPaste={(event) => {
              onPaste?.(event);
              const pasted = event.clipboardData.getData('text/plain').trim();
              // The browser joins a pasted column into one line, where two numbers could be read as one.
              if (event.defaultPrevented || !isEditable || !/[\t\r\n]/.test(pasted)) return;
              event.preventDefault();
              setIsLeft(true);
              const all = pasted.replace(/\s*[\t\r\n]+\s*/g, ' + ');
              if (takes(all, false)) type(all, true);
              else announce(unreadable);
            }}
            values={[value === null ? '' : String(numbers.round(value))]}
            onType={(typed, isFilled, { nativeEvent }) => {
              setIsLeft(isFilled);
              if (!type(typed, isFilled || isInserted(nativeEvent), isFilled)) announce(unreadable);
            }}
            onKeyDown={handleKeyDown}
            onLeave={leave}
          />
          {suffix !== undefined && <span {...part('suffix', 'bk-input-suffix')}>{suffix}</span>}
          {hasStepButtons && isEditable && (
            <span {...part('steps', 'bk-number-steps')}>
              {([-1, 1] as const).map((count) => {
                const reason = boundOf(count);
                return (
                  <button
                    key={count}
                    {...part('step', 'bk-input-action bk-number-step')}
                    type="button"
                    // The arrow keys do the same in the input.
                    tabIndex={-1}
                    aria-label={count > 0 ? messages.increase : messages.decrease}
                    aria-controls={control.id}
                    {...reasonProps(reason)}
                    // The focus stays where it is, also on a phone, where it would open the keyboard.
                    onMouseDown={(event) => event.preventDefault()}
                    {...stepButton(count)}
                  >
                    <Icon name={count > 0 ? 'plus' : 'minus'} size="xs" />
                  </button>
                );
              })}
            </span>
          )}
        </InputBox>
      )}
    </Field>
  );
}

/** NaN and Infinity of the app are no number. */
const finite = (value: number | null) => (Number.isFinite(value) ? value : null);

/** Returns the keyboard of a phone. None of the number keyboards has a minus on every phone. */
function keyboardFor(min: number | undefined, fractionDigits: number) {
  if (min !== undefined && min < 0) return 'text';
  return fractionDigits > 0 ? 'decimal' : 'numeric';
}

/** A number with a group and a decimal, if the field has any. */
const EXAMPLE = 1234.5;

/** Whether a text came as a whole, by a paste or a drop. */
const isInserted = (event: Event) =>
  'inputType' in event && /^insertFrom(Paste|Drop|Yank)/.test(String(event.inputType));

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const isText = (part: unknown): part is string => typeof part === 'string' && part !== '';
