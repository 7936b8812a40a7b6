'use client';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { type CalendarOptions, DayCalendar } from '../calendar/day-calendar.tsx';
import { focusActiveDay } from '../calendar/day-grid.tsx';
import type { CalendarPart } from '../calendar/index.ts';
import { useFocusBack } from '../calendar/use-focus-back.ts';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import { type TodayOption, useDays } from '../primitives/dates/use-days.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { useDraft } from '../primitives/forms/use-draft.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import {
  PopoverAnchor,
  PopoverRoot,
  PopoverTrigger,
} from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { parseDateText } from './date-text.ts';
import { parseTypedDate } from './typed-date.ts';

/** The parts of `DatePicker`. */
export type DatePickerPart =
  | FieldPart
  | InputBoxPart
  | CalendarPart
  | 'control'
  | 'trigger'
  | 'popover';

export interface DatePickerProps
  extends PartsProps<DatePickerPart>,
    FieldFrameProps,
    Omit<CalendarOptions, 'today'>,
    TodayOption,
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
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
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
  value: givenValue,
  defaultValue = '',
  onChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  today: givenToday,
  min: givenMin,
  max: givenMax,
  weekStart,
  isDateUnavailable,
  dayContent,
  size,
  onKeyDown,
  ...props
}: DatePickerProps) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const messages = useMessages('datePicker', datePickerMessages);
  const monthId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue({
    value: givenValue === undefined ? undefined : givenDay(givenValue),
    defaultValue: givenDay(defaultValue),
    onChange,
    inside: input,
    form: rest.form,
    onReset: () => clear(),
  });
  const popup = useOpen(givenOpen, defaultOpen, onOpenChange);
  const days = useDays({ today: givenToday, min: givenMin, max: givenMax });
  const { today } = days;
  const rules = { ...days, isDateUnavailable };
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value,
    onChange: setValue,
    input,
    parse: (text) => parseDateText(text, rules, messages),
  });
  const { noticed, onCloseAutoFocus } = useFocusBack(box);
  const isEditable = !(rest.readOnly || rest.disabled || frame.disabledReason !== undefined);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' && isEditable) {
      event.preventDefault();
      popup.change(true);
    }
    // Commits the typed text before the form is submitted.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commitDraft();
  };

  return (
    <Field {...frame} error={problem ?? frame.error}>
      {(control) => (
        <PopoverRoot state={popup}>
          <PopoverAnchor asChild>
            <InputBox
              ref={box}
              size={size}
              disabledReason={frame.disabledReason}
              isReadOnly={rest.readOnly}
            >
              <ValueInput
                {...rest}
                {...part('control', 'bk-input-control bk-date-control')}
                control={control}
                node={input}
                value={draft ?? (value && messages.day(value))}
                values={[value]}
                onType={type}
                onLeave={commitDraft}
                onKeyDown={handleKeyDown}
              />
              {!rest.readOnly && (
                <PopoverTrigger
                  {...part('trigger', 'bk-input-action')}
                  {...noticed}
                  aria-label={messages.open}
                  disabled={!isEditable}
                >
                  <Icon name="calendar-days" size="sm" />
                </PopoverTrigger>
              )}
            </InputBox>
          </PopoverAnchor>
          <PopoverSurface
            {...part('popover', 'bk-calendar-popover')}
            aria-labelledby={monthId}
            align="end"
            onOpenAutoFocus={focusActiveDay}
            onCloseAutoFocus={onCloseAutoFocus}
            {...noticed}
          >
            <DayCalendar
              {...{ value, monthId, weekStart, dayContent, ...rules }}
              defaultActive={parseTypedDate(draft ?? '', today, messages)}
              onSelect={(day) => {
                commit(day);
                popup.change(false, 'item');
              }}
            />
          </PopoverSurface>
        </PopoverRoot>
      )}
    </Field>
  );
}
