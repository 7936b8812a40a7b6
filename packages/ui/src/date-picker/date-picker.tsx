'use client';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { type CalendarOptions, DayCalendar } from '../calendar/day-calendar.tsx';
import { focusActiveDay } from '../calendar/day-grid.tsx';
import { Field, type FieldFrameProps, type InputSize, inputClass } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { blockedInput } from '../primitives/blocked-input.ts';
import type { CivilDate } from '../primitives/civil-days.ts';
import { PopoverAnchor, PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { useControlled } from '../primitives/use-controlled.ts';
import { useDraft } from '../primitives/use-draft.ts';
import { useFormReset } from '../primitives/use-form-reset.ts';
import { datePickerMessages } from './date-picker.messages.ts';
import { parseDateText } from './date-text.ts';
import { parseTypedDate } from './typed-date.ts';

export interface DatePickerProps
  extends FieldFrameProps,
    CalendarOptions,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size' | 'type' | 'children'
    > {
  /** The date as `YYYY-MM-DD`, or the empty string. */
  value?: CivilDate | undefined;
  /** The date at first, and after a reset of the form. Default none. */
  defaultValue?: CivilDate | undefined;
  /** Called with a selected or typed date, or with the empty string when the typed text isn't a valid date. */
  onChange?: ((value: CivilDate) => void) | undefined;
  /** Whether the calendar is open. */
  open?: boolean | undefined;
  /** Whether the calendar is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Why the date can't be changed. The field stays focusable and says why; its value isn't submitted. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}

/**
 * A date, typed or picked. Typed text is parsed on Enter, on blur and on submit, day first; an invalid text stays, gets
 * an error and blocks submission. Under `name` a form gets `YYYY-MM-DD` in every language.
 */
export function DatePicker({
  value: given,
  defaultValue,
  onChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  today,
  min,
  max,
  weekStart,
  isDateUnavailable,
  dayContent,
  disabledReason,
  label,
  description,
  error,
  isOptional,
  labelAction,
  size,
  className,
  style,
  id,
  name,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: DatePickerProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  const monthId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled(given, defaultValue ?? '', onChange);
  const [isOpen, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  /** The value that a reset of the form brings back. */
  const initial = useRef(defaultValue ?? value);
  const rules = { today, min, max, isDateUnavailable };
  const input = () => box.current?.querySelector('input');
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value,
    onChange: setValue,
    input,
    parse: (text) => parseDateText(text, rules, messages),
  });
  useFormReset(box, () => {
    clear();
    if (value !== initial.current) setValue(initial.current);
  });
  const isFixed = rest.readOnly || rest.disabled || disabledReason !== undefined;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' && !isFixed) {
      event.preventDefault();
      setOpen(true);
    }
    // Commits the typed text before the form is submitted.
    if (event.key === 'Enter') commitDraft();
  };

  return (
    <Field
      {...{
        label,
        description,
        isOptional,
        labelAction,
        className,
        style,
        id,
        describedBy,
        invalid,
      }}
      error={problem ?? error}
    >
      {(control) => (
        <PopoverRoot open={isOpen} onOpenChange={setOpen}>
          <PopoverAnchor asChild>
            <div className={inputClass({ size })} ref={box}>
              <input
                type="text"
                autoComplete="off"
                {...rest}
                {...control}
                {...blockedInput(disabledReason)}
                className="bk-input-control"
                value={draft ?? (value && messages.day(value))}
                onChange={(event) => type(event.target.value)}
                onKeyDown={handleKeyDown}
                onBlur={(event) => {
                  commitDraft();
                  onBlur?.(event);
                }}
              />
              {name !== undefined && (
                <input
                  type="hidden"
                  name={name}
                  form={rest.form}
                  value={value}
                  disabled={rest.disabled || disabledReason !== undefined}
                />
              )}
              {!rest.readOnly && (
                <PopoverTrigger
                  className="bk-input-action"
                  data-part="trigger"
                  aria-label={messages.open}
                  disabled={isFixed}
                >
                  <Icon name="calendar-days" size="sm" />
                </PopoverTrigger>
              )}
            </div>
          </PopoverAnchor>
          <PopoverSurface
            className="bk-calendar-popover"
            data-part="popover"
            aria-labelledby={monthId}
            align="end"
            onOpenAutoFocus={focusActiveDay}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const focused = document.activeElement;
              if (!focused || focused === document.body) input()?.focus({ preventScroll: true });
            }}
          >
            <DayCalendar
              {...{ value, monthId, weekStart, dayContent, ...rules }}
              defaultActive={parseTypedDate(draft ?? '', today, messages)}
              onSelect={(day) => {
                commit(day);
                setOpen(false);
              }}
            />
          </PopoverSurface>
        </PopoverRoot>
      )}
    </Field>
  );
}
