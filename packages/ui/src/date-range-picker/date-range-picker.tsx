'use client';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { dateRangePickerMessages } from '../calendar/date-range-picker.messages.ts';
import type { CalendarOptions } from '../calendar/day-calendar.tsx';
import { focusActiveDay } from '../calendar/day-grid.tsx';
import type { RangeCalendarPart } from '../calendar/index.ts';
import { type DateRangePreset, RangePanel } from '../calendar/range-panel.tsx';
import { useFocusBack } from '../calendar/use-focus-back.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { ValueInput } from '../field/value-input.tsx';
import { Icon } from '../icon/index.ts';
import { type DateRangeValue, daysBetween } from '../primitives/dates/civil-days.ts';
import { givenRange } from '../primitives/dates/given-day.ts';
import { type TodayOption, useDays } from '../primitives/dates/use-days.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import {
  PopoverAnchor,
  PopoverRoot,
  PopoverTrigger,
} from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { useEnd } from './use-end.ts';

const NONE: DateRangeValue = { startDate: '', endDate: '' };

/** The parts of `DateRangePicker`. */
export type DateRangePickerPart =
  | FieldPart
  | InputBoxPart
  | RangeCalendarPart
  | 'start-date'
  | 'separator'
  | 'end-date'
  | 'nights'
  | 'trigger'
  | 'popover';

export interface DateRangePickerProps
  extends PartsProps<DateRangePickerPart>,
    FieldFrameProps,
    Omit<CalendarOptions, 'today'>,
    TodayOption,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'onBlur' | 'children'> {
  /** Id of the start's text field, for links from `ErrorSummary`. */
  id?: string | undefined;
  /** The start and the end as `YYYY-MM-DD`; the empty string for none. */
  value?: DateRangeValue | undefined;
  /** The range at first, and after a reset of the form. Default none. */
  defaultValue?: DateRangeValue | undefined;
  /** Called with the range. A typed text that isn't a valid date makes its end the empty string. */
  onChange?: ((value: DateRangeValue) => void) | undefined;
  /** A form gets two values under this name, the start and the end as `YYYY-MM-DD`: `formData.getAll(name)`. */
  name?: string | undefined;
  /** Id of the form that gets them, for fields outside of it. */
  form?: string | undefined;
  /** Names of the two ends, which an empty one shows. Default "Start date" and "End date". */
  startLabel?: string | undefined;
  endLabel?: string | undefined;
  /** Minimum and maximum number of nights between start and end. `minNights` 0 allows a single day, and counts days. Default 1. */
  minNights?: number | undefined;
  maxNights?: number | undefined;
  /** Named ranges. Default none. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Number of months on wide screens. Default 2. */
  months?: 1 | 2 | undefined;
  /** Whether the calendar is open. */
  open?: boolean | undefined;
  /** Whether the calendar is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Called when the focus leaves the two fields. */
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why the dates can't be changed. The fields stay focusable and say why; their values aren't submitted. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}

/**
 * The start and end of a stay, typed or picked. Unavailable days can't lie within it; the end may fall on one, since
 * its night isn't part of the stay. Outside forms use `RangeCalendar`.
 */
export function DateRangePicker({
  value: givenValue,
  defaultValue = NONE,
  onChange,
  name,
  form,
  startLabel,
  endLabel,
  minNights = 1,
  maxNights,
  presets = [],
  months,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  onBlur,
  today,
  min,
  max,
  weekStart,
  isDateUnavailable,
  dayContent,
  required,
  readOnly = false,
  disabled = false,
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
  ref,
  onFocus,
  onKeyDown,
  'aria-invalid': invalid,
  parts,
  ...rest
}: DateRangePickerProps) {
  const part = partOf(parts);
  const days = useMessages('datePicker', datePickerMessages);
  const messages = useMessages('dateRangePicker', dateRangePickerMessages);
  const number = useNumber();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const group = useMergedRefs(box, ref);
  const [value, setValue] = useFieldValue({
    value: givenValue && givenRange(givenValue),
    defaultValue: givenRange(defaultValue),
    onChange,
    inside: box,
    form,
    onReset: () => clear(),
  });
  const popup = useOpen(givenOpen, defaultOpen, onOpenChange);
  const bounds = useDays({ today, min, max });
  const rules = { ...bounds, minNights, maxNights, isDateUnavailable };
  const { noticed, onCloseAutoFocus } = useFocusBack(box);
  const isDisabled = disabled || disabledReason !== undefined;

  const shared = { value, onChange: setValue, rules, isEditable: !(isDisabled || readOnly) };
  const start = useEnd({ ...shared, end: 'startDate', label: startLabel ?? messages.start });
  const end = useEnd({ ...shared, end: 'endDate', label: endLabel ?? messages.end });
  const clear = () => {
    start.clear();
    end.clear();
  };

  const nights =
    value.startDate && value.endDate && start.problem === undefined && end.problem === undefined
      ? daysBetween(value.startDate, value.endDate)
      : undefined;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    // Commits the typed text before the form is submitted.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      (target.dataset.part === 'start-date' ? start : end).commitDraft();
    }
    if (event.key !== 'ArrowDown' || isDisabled || readOnly) return;
    event.preventDefault();
    popup.change(true);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const { currentTarget, relatedTarget } = event;
    if (!isFocusLeft(event)) return;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onBlur?.(event);
  };
  const focusStart = () => box.current?.querySelector('input')?.focus({ preventScroll: true });

  return (
    <Field
      {...{ description, isOptional, labelAction, disabledReason, className, style, id, invalid }}
      parts={parts}
      label={<span id={labelId}>{label}</span>}
      error={start.problem ?? end.problem ?? error}
    >
      {({ id, ...control }) => {
        const look = 'bk-input-control bk-date-control bk-date-range-day';
        const input = {
          required,
          disabled,
          readOnly,
          form,
          control,
          // Both are submitted as one.
          values: [],
        };
        return (
          <PopoverRoot state={popup}>
            <PopoverAnchor asChild>
              <InputBox
                role="group"
                aria-labelledby={labelId}
                // A form library focuses the group, and a click lands beside the fields.
                tabIndex={-1}
                {...rest}
                size={size}
                className="bk-date-range"
                disabledReason={disabledReason}
                isReadOnly={readOnly}
                ref={group}
                onFocus={(event) => {
                  onFocus?.(event);
                  if (event.target === event.currentTarget) focusStart();
                }}
                onKeyDown={handleKeyDown}
                onBlur={handleBlur}
              >
                <ValueInput {...part('start-date', look)} {...input} {...start.input} id={id} />
                <span {...part('separator', 'bk-date-range-separator')} aria-hidden="true">
                  –
                </span>
                <ValueInput {...part('end-date', look)} {...input} {...end.input} />
                <SubmittedValues
                  {...{ name, form, disabled, disabledReason }}
                  values={[value.startDate, value.endDate]}
                />
                {nights !== undefined && (
                  <span {...part('nights', 'bk-date-range-nights')}>
                    {minNights === 0
                      ? messages.days(nights + 1, number.plain(nights + 1))
                      : messages.nights(nights, number.plain(nights))}
                  </span>
                )}
                {!readOnly && (
                  <PopoverTrigger
                    {...part('trigger', 'bk-input-action bk-date-range-action')}
                    {...noticed}
                    aria-label={days.open}
                    disabled={isDisabled}
                  >
                    <Icon name="calendar-range" size="sm" />
                  </PopoverTrigger>
                )}
              </InputBox>
            </PopoverAnchor>
            <PopoverSurface
              {...part('popover', 'bk-calendar-popover bk-range-popover')}
              aria-labelledby={labelId}
              align="start"
              onOpenAutoFocus={focusActiveDay}
              onCloseAutoFocus={onCloseAutoFocus}
              {...noticed}
            >
              <RangePanel
                {...{ value, months, weekStart, dayContent, presets, ...rules }}
                presetsLabel={messages.presets}
                onChange={(range) => {
                  clear();
                  popup.change(false, 'item');
                  setValue(range);
                }}
              />
            </PopoverSurface>
          </PopoverRoot>
        );
      }}
    </Field>
  );
}
