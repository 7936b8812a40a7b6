'use client';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { FieldGroup, type FieldGroupProps, type FieldPart } from '../field/index.ts';
import type { FieldOption } from '../field/option.ts';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { useSubmitCheck } from '../primitives/forms/use-submit-check.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import type { RadioOrientation } from '../radio-group/index.ts';
import { checkboxGroupMessages } from './checkbox-group.messages.ts';
import { checkboxOptionsClass } from './checkbox-group.variants.ts';

/** The parts of `CheckboxGroup`. */
export type CheckboxGroupPart = FieldPart | 'options';

export interface CheckboxGroupProps<V extends string = string>
  extends PartsProps<CheckboxGroupPart>,
    Omit<FieldGroupProps, 'children' | 'ref' | 'parts'> {
  options: readonly FieldOption<V>[];
  /** The checked values, in the order of the options. */
  value?: readonly NoInfer<V>[] | undefined;
  /** The checked values at first, and after a reset of the form. Default none. */
  defaultValue?: readonly NoInfer<V>[] | undefined;
  onChange?: ((value: readonly V[]) => void) | undefined;
  /** The name under which a form submits each value. */
  name?: string | undefined;
  /** Id of the form that submits them, for a field outside of it. */
  form?: string | undefined;
  /** At least one must be checked. */
  required?: boolean | undefined;
  /** With fewer it has an error once it is left or sent, and blocks submission. */
  min?: number | undefined;
  /** Once so many are checked, the others say why they can't be. */
  max?: number | undefined;
  /** Adds a checkbox that checks and clears all: "All amenities". */
  allLabel?: ReactNode;
  /** Default `vertical`. */
  orientation?: RadioOrientation | undefined;
  /** Ref to the group; focusing it focuses its first checkbox. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const none: readonly never[] = [];

/** Lets people choose several of a few options. */
export function CheckboxGroup<V extends string>({
  options,
  value: givenValue,
  defaultValue = none,
  onChange,
  name,
  form,
  required = false,
  min: givenMin = 0,
  max = Infinity,
  allLabel,
  orientation,
  ref,
  onBlur,
  parts,
  ...frame
}: CheckboxGroupProps<V>) {
  const part = partOf(parts);
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    ref,
    () => root.current,
  );
  const messages = useMessages('checkboxGroup', checkboxGroupMessages);
  const { plain } = useNumber();
  const min = required ? Math.max(1, givenMin) : givenMin;
  const [isLeft, setIsLeft] = useState(false);
  const [value, setValue] = useFieldValue<readonly V[]>({
    value: givenValue,
    defaultValue,
    onChange,
    inside: root,
    form,
    onReset: () => setIsLeft(false),
  });

  useSubmitCheck(
    () => root.current?.querySelector<HTMLInputElement>('input:not([aria-disabled])'),
    () => {
      if (value.length < min) setIsLeft(true);
      return value.length >= min;
    },
  );

  const choose = (checked: (option: FieldOption<V>) => boolean) => {
    const optionValues = options.map((option) => option.value);
    setValue([
      ...options.filter(checked).map((option) => option.value),
      // Kept, although it is no option.
      ...value.filter((item) => !optionValues.includes(item)),
    ]);
  };
  const has = (option: FieldOption<V>) => value.includes(option.value);
  const free = options.filter(({ disabledReason }) => disabledReason === undefined);
  const isAll = free.length > 0 && free.every(has);
  const tooFew = isLeft && value.length < min ? messages.tooFew(min, plain(min)) : undefined;
  const error = frame.error || tooFew;
  const reasonOf = (option: FieldOption<V>) =>
    frame.disabledReason ??
    option.disabledReason ??
    (value.length >= max && !has(option) ? messages.enough(max, plain(max)) : undefined);

  return (
    <FieldGroup
      {...frame}
      parts={parts}
      ref={root}
      required={min > 0}
      error={error}
      onBlur={(event) => {
        onBlur?.(event);
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (isFocusLeft(event) && !isInside) setIsLeft(true);
      }}
    >
      <div {...part('options', checkboxOptionsClass({ orientation }))}>
        {allLabel !== undefined && (
          <Checkbox
            label={allLabel}
            data-all=""
            checked={isAll}
            isIndeterminate={!isAll && free.some(has)}
            disabledReason={
              frame.disabledReason ??
              (free.length > max ? messages.enough(max, plain(max)) : undefined)
            }
            onChange={() =>
              choose((option) => (option.disabledReason === undefined ? !isAll : has(option)))
            }
          />
        )}
        {options.map((option) => (
          <Checkbox
            key={option.value}
            className={allLabel === undefined ? undefined : 'bk-checkbox-group-inner'}
            form={form}
            label={option.label}
            description={option.description}
            checked={has(option)}
            disabledReason={reasonOf(option)}
            aria-invalid={Boolean(error) || undefined}
            onChange={({ target }) =>
              choose((item) => (item === option ? target.checked : has(item)))
            }
          />
        ))}
      </div>
      <SubmittedValues {...{ name, form }} values={value} disabledReason={frame.disabledReason} />
    </FieldGroup>
  );
}
