'use client';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldGroup, type FieldGroupProps, type FieldPart } from '../field/index.ts';
import type { FieldOption } from '../field/option.ts';
import { useRequired } from '../field/use-required.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { useRadios } from './use-radios.ts';

/** The parts of `RadioGroup` and `RadioCards`. */
export type RadioGroupPart = FieldPart | 'option' | 'control' | 'label' | 'description';

/** Props of `RadioGroup` and `RadioCards`. */
export interface RadiosProps<V extends string = string>
  extends PartsProps<RadioGroupPart>,
    Omit<FieldGroupProps, 'children' | 'ref' | 'parts'> {
  options: readonly FieldOption<V>[];
  /** The value of the checked option, or one that no option has: the empty string. */
  value?: V | undefined;
  /** The value at first, and after a reset of the form. */
  defaultValue?: V | undefined;
  onChange?: ((value: V) => void) | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Id of the form that submits it, for a field outside of it. */
  form?: string | undefined;
  required?: boolean | undefined;
  /** Ref to the group; focusing it focuses the checked radio button, else the first. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

interface LookProps {
  /** The class of an option's label. */
  optionClass: string;
}

/** The radio buttons of a group, each in its label. */
export function Radios<V extends string>({
  options,
  value: givenValue,
  defaultValue,
  onChange,
  name,
  form,
  required,
  disabled,
  ref,
  optionClass,
  ...frame
}: RadiosProps<V> & LookProps) {
  const { root, value, radio } = useRadios<V, HTMLFieldSetElement>({
    value: givenValue,
    defaultValue,
    onChange,
    name,
    form,
    disabledReason: frame.disabledReason,
    ref,
    onReset: () => dropMissing(),
  });
  // The browser checks what belongs to the form, and without a name nothing does.
  const [missing, dropMissing] = useRequired({
    isRequired: required && name === undefined && frame.disabledReason === undefined,
    isEmpty: options.every((option) => option.value !== value),
    control: () => root.current,
    message: 'noneChosen',
  });
  const error = frame.error || missing;
  return (
    <FieldGroup
      {...frame}
      ref={root}
      form={form}
      error={error}
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      aria-invalid={Boolean(error) || frame['aria-invalid']}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          option={option}
          optionClass={optionClass}
          required={required}
          {...radio(option)}
        />
      ))}
    </FieldGroup>
  );
}

interface RadioProps extends LookProps, ComponentProps<'input'> {
  option: FieldOption;
}

function Radio({
  option: { label, description, disabledReason },
  optionClass,
  ...control
}: RadioProps): ReactNode {
  const part = usePart();
  const textId = useId();
  const hasText = Boolean(description) || disabledReason !== undefined;
  return (
    <label {...part('option', optionClass)} data-disabled-reason={disabledReason}>
      <input
        {...part('control', 'bk-radio')}
        {...control}
        aria-labelledby={`${textId}-label`}
        aria-describedby={hasText ? `${textId}-description` : undefined}
      />
      <span className="bk-radio-text">
        <span {...part('label', 'bk-radio-label')} id={`${textId}-label`}>
          {label}
        </span>
        {hasText && (
          <span {...part('description', 'bk-radio-description')} id={`${textId}-description`}>
            {ownText(description)}
            {description && disabledReason !== undefined && ' '}
            {ownText(disabledReason)}
          </span>
        )}
      </span>
    </label>
  );
}
