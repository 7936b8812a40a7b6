'use client';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field, type FieldFrameProps, type InputSize, inputClass } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import {
  addMonths,
  type CivilDate,
  clamp,
  WEEK_START,
  type Weekday,
} from '../primitives/civil-days.ts';
import { PopoverAnchor, PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { datePickerMessages } from './date-picker.messages.ts';
import { DayGrid, focusActiveDay } from './day-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { parseTypedDate } from './typed-date.ts';
import { useDraft } from './use-draft.ts';

export interface DatePickerProps
  extends FieldFrameProps,
    Pick<
      ComponentProps<'input'>,
      'id' | 'name' | 'required' | 'readOnly' | 'disabled' | 'onBlur' | 'ref' | 'className'
    > {
  /** The date as `YYYY-MM-DD`, or the empty string. */
  value: CivilDate;
  /** Called with a selected or typed date, or with the empty string when the typed text isn't a valid date. */
  onChange: (value: CivilDate) => void;
  /** Today's date in the user's time zone, `YYYY-MM-DD`. */
  today: CivilDate;
  /** Earliest and latest selectable date, `YYYY-MM-DD`. */
  min?: CivilDate;
  max?: CivilDate;
  /** First day of the week, 0 for Sunday. Default 0. */
  weekStart?: Weekday;
  /** Default `md`. */
  size?: InputSize;
}

/**
 * A date, typed or picked. Typed text is parsed on Enter, on blur and on submit, day first; an invalid text stays, gets
 * an error and blocks submission. Under `name` a form gets `YYYY-MM-DD` in every language.
 */
export function DatePicker({
  value,
  onChange,
  today,
  min,
  max,
  weekStart = WEEK_START,
  label,
  description,
  error,
  isOptional,
  labelAction,
  size,
  className,
  id,
  name,
  onBlur,
  ...rest
}: DatePickerProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  const monthId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(value || today);
  const [hasFocus, setHasFocus] = useState(false);
  const { draft, problem, type, commit, commitDraft } = useDraft({
    value,
    onChange,
    box,
    parse(text) {
      if (text.trim() === '') return { day: '' };
      const day = parseTypedDate(text, today, messages);
      if (day === undefined) return { problem: messages.invalid };
      if (min && day < min) return { problem: messages.tooEarly(messages.day(min)) };
      if (max && day > max) return { problem: messages.tooLate(messages.day(max)) };
      return { day };
    },
  });

  const input = () => box.current?.querySelector('input');

  const open = (next: boolean) => {
    if (next)
      setActive(clamp(parseTypedDate(draft ?? '', today, messages) ?? (value || today), min, max));
    setHasFocus(false);
    setOpen(next);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !rest.readOnly) {
      event.preventDefault();
      open(true);
    }
    // Commits the typed text before the form is submitted.
    if (event.key === 'Enter') commitDraft();
  };

  const select = (day: CivilDate) => {
    commit(day);
    open(false);
  };

  const changeMonth = (months: number) => {
    setHasFocus(false);
    setActive(clamp(addMonths(active, months), min, max));
  };

  return (
    <Field
      {...{ label, description, isOptional, labelAction, className, id }}
      error={problem ?? error}
    >
      {(control) => (
        <PopoverRoot open={isOpen} onOpenChange={open}>
          <PopoverAnchor asChild>
            <div className={inputClass({ size })} ref={box}>
              <input
                type="text"
                autoComplete="off"
                {...rest}
                {...control}
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
                <input type="hidden" name={name} value={value} disabled={rest.disabled} />
              )}
              {!rest.readOnly && (
                <PopoverTrigger
                  className="bk-input-action"
                  aria-label={messages.open}
                  disabled={rest.disabled}
                >
                  <Icon name="calendar-days" size="sm" />
                </PopoverTrigger>
              )}
            </div>
          </PopoverAnchor>
          <PopoverSurface
            className="bk-date-popover"
            aria-labelledby={monthId}
            align="end"
            onOpenAutoFocus={focusActiveDay}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const focused = document.activeElement;
              if (!focused || focused === document.body) input()?.focus({ preventScroll: true });
            }}
          >
            <MonthHead
              month={active}
              id={monthId}
              onPrevious={() => changeMonth(-1)}
              onNext={() => changeMonth(1)}
            />
            <DayGrid
              {...{ today, weekStart, min, max, active, hasFocus }}
              month={active}
              labelledBy={monthId}
              first={value || undefined}
              last={value || undefined}
              onActive={(day) => {
                setHasFocus(true);
                setActive(day);
              }}
              onChoose={select}
            />
          </PopoverSurface>
        </PopoverRoot>
      )}
    </Field>
  );
}
