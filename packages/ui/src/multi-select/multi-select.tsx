'use client';
import { useId, useRef } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { InputBox } from '../field/input-box.tsx';
import { RequiredWord } from '../field/required-word.tsx';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { useRequired } from '../field/use-required.ts';
import { Icon } from '../icon/index.ts';
import {
  PopoverAnchor,
  PopoverRoot,
  PopoverTrigger,
} from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { labelText } from '../primitives/text/node-label.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { multiSelectMessages } from './multi-select.messages.ts';
import type { MultiSelectProps } from './multi-select.types.ts';
import { OptionChecks } from './option-checks.tsx';

const nothing: readonly never[] = [];

/**
 * Several of some options: a button that says how many, and opens them as checkboxes. `name` submits every value.
 * `className` and `style` apply to the whole field, every other attribute to the button.
 */
export function MultiSelect<V extends string>({
  options,
  value: givenValue,
  defaultValue = nothing,
  onChange,
  isLoading,
  loadError,
  onRetry,
  open,
  defaultOpen = false,
  onOpenChange,
  placeholder,
  size,
  required,
  name,
  form,
  ...props
}: MultiSelectProps<V>) {
  const { frame, control: rest } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { disabledReason } = frame;
  const requiredId = useId();
  const { label } = props;
  const messages = useMessages('multiSelect', multiSelectMessages);
  const number = useNumber();
  const box = useRef<HTMLDivElement>(null);
  const [value, setValue] = useFieldValue<readonly V[]>({
    value: givenValue,
    defaultValue,
    onChange,
    inside: box,
    form,
    onReset: () => dropMissing(),
  });
  const [missing, dropMissing] = useRequired({
    isRequired: required,
    isEmpty: value.length === 0,
    control: () => box.current?.querySelector('button'),
  });
  const isDisabled = rest.disabled || disabledReason !== undefined;
  const popup = useOpen(open, defaultOpen, onOpenChange, !isDisabled);
  const summary = useSummary({ options, value, placeholder });
  const optionValues = new Set<string>(options.map((option) => option.value));
  /** Sorts values in the order of the options. Values without an option stay, so that a save doesn't drop them unseen. */
  const inOrder = (items: readonly V[]) => {
    const chosen = new Set<string>(items);
    return [
      ...options.flatMap((option) => (chosen.has(option.value) ? option.value : [])),
      ...items.filter((item) => !optionValues.has(item)),
    ];
  };

  return (
    <Field
      {...frame}
      describedBy={classNames(required && requiredId, frame.describedBy) || undefined}
      error={frame.error || missing}
    >
      {({ id: controlId, ...control }) => (
        <PopoverRoot state={popup}>
          <PopoverAnchor asChild>
            <InputBox
              ref={box}
              size={size}
              className="bk-multi-select"
              disabledReason={disabledReason}
            >
              <PopoverTrigger
                {...rest}
                {...part('button', 'bk-input-control bk-multi-select-button')}
                {...control}
                id={controlId}
                form={form}
                data-empty={value.length === 0 || undefined}
                aria-labelledby={`${controlId}-label ${controlId}-text`}
              >
                <span id={`${controlId}-label`} hidden>
                  {label}
                </span>
                <span {...part('text', 'bk-multi-select-text')} id={`${controlId}-text`}>
                  {summary}
                </span>
              </PopoverTrigger>
              {required && <RequiredWord id={requiredId} />}
              <Icon {...part('icon', 'bk-multi-select-icon')} name="chevron-down" size="sm" />
              <SubmittedValues
                {...{ name, form, disabledReason }}
                values={value}
                disabled={rest.disabled}
              />
            </InputBox>
          </PopoverAnchor>
          <PopoverSurface
            {...part('popover', 'bk-multi-select-popover')}
            aria-label={label}
            aria-busy={isLoading || undefined}
            align="start"
          >
            <OptionChecks
              {...{ label, options, value, isLoading, loadError, onRetry }}
              onChange={(chosen) => setValue(inOrder(chosen))}
              hasAll
            />
            {/* Announced as boxes are checked. */}
            <VisuallyHidden role="status">
              {messages.count(value.length, number.plain(value.length))}
            </VisuallyHidden>
          </PopoverSurface>
        </PopoverRoot>
      )}
    </Field>
  );
}

type SummaryProps = Pick<MultiSelectProps, 'options' | 'placeholder'> & {
  value: readonly string[];
};

/** The chosen option, or how many are chosen, in words. */
function useSummary({ options, value, placeholder }: SummaryProps): string {
  const messages = useMessages('multiSelect', multiSelectMessages);
  const number = useNumber();
  if (value.length === 0) return placeholder ?? messages.placeholder;
  const values = new Set<string>(value);
  const chosen = options.filter((option) => values.has(option.value));
  if (chosen.length > 1 && chosen.length === options.length) return messages.allSelected;
  // A value without an option, or whose option isn't loaded yet, has no name to show.
  const only = value.length === 1 ? chosen[0] : undefined;
  return only ? labelText(only) : messages.count(value.length, number.plain(value.length));
}
