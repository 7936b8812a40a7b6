'use client';
import { type ChangeEventHandler, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { splitFieldProps } from '../field/field-props.ts';
import { Field, type FieldFrameProps, type FieldPart, type InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { Icon } from '../icon/index.ts';
import { OptionElements, type SelectOption } from '../primitives/forms/option-elements.tsx';
import { useFormReset } from '../primitives/forms/use-form-reset.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';

/** Handles the event of a `<select>` that has one of these values. */
export type SelectChangeHandler<V extends string = string> = ChangeEventHandler<
  HTMLSelectElement & { value: V }
>;

interface SelectBaseProps<V extends string>
  extends Omit<FieldFrameProps, 'isOptional'>,
    Omit<
      ComponentProps<'select'>,
      'size' | 'children' | 'multiple' | 'value' | 'defaultValue' | 'onChange'
    > {
  options: readonly SelectOption<V>[];
  /** The value of the selected option; the empty string if none is. */
  value?: NoInfer<V> | '' | undefined;
  /** The value at first, and after a reset of the form. */
  defaultValue?: NoInfer<V> | '' | undefined;
  /**
   * Shown while nothing is selected; can't be selected again. Its value is the empty string: an option with it takes its
   * place.
   */
  placeholder?: string | undefined;
  /** Default `md`, 32 px high; 44 px for fingers. */
  size?: InputSize | undefined;
}

/** The parts of `Select`. */
export type SelectPart = FieldPart | InputBoxPart | 'control';

export type SelectProps<V extends string = string> = PartsProps<SelectPart> &
  SelectBaseProps<V> &
  (
    | { isOptional?: false | undefined; onChange?: SelectChangeHandler<V> | undefined }
    | {
        /** Marks the label as optional. The placeholder can be selected again: the empty string. */
        isOptional: boolean;
        onChange?: SelectChangeHandler<V | ''> | undefined;
      }
  );

/** A native select for up to about 30 options. */
export function Select<V extends string>({ options, placeholder, size, ...props }: SelectProps<V>) {
  const { frame, control } = splitFieldProps(props);
  const part = partOf(frame.parts);
  const { ref, ...rest } = control;
  const select = useRef<HTMLSelectElement>(null);
  const merged = useMergedRefs(select, ref);
  const isUncontrolled = rest.value === undefined && rest.defaultValue === undefined;
  const { value, defaultValue = placeholder === undefined ? undefined : '' } = rest;
  const held = value ?? defaultValue;
  // React marks the option of its first default only, and the browser goes back to that.
  useFormReset(select, rest.form, {
    afterReset: () => {
      if (select.current && held !== undefined) select.current.value = String(held);
    },
  });
  // Without an option for its value, as long as they load, a native select shows another one.
  const isUnknown =
    typeof value === 'string' && value !== '' && options.every((option) => option.value !== value);
  // Of two options with the empty value the browser shows the first, whichever is chosen.
  const hasEmpty = options.some((option) => option.value === '');
  return (
    <Field {...frame}>
      {(control) => (
        <InputBox size={size} disabledReason={frame.disabledReason}>
          <select
            {...(placeholder !== undefined && isUncontrolled ? { defaultValue: '' } : {})}
            {...rest}
            {...part('control', 'bk-input-control bk-select-control')}
            {...control}
            ref={merged}
            {...(frame.disabledReason !== undefined && { onKeyDown: preventChoice })}
          >
            {placeholder !== undefined && !hasEmpty && (
              <option value="" disabled={!frame.isOptional} hidden={!frame.isOptional}>
                {placeholder}
              </option>
            )}
            {isUnknown && (
              <option value={value} hidden>
                {placeholder}
              </option>
            )}
            <OptionElements options={options} />
          </select>
          <Icon {...part('icon', 'bk-select-icon')} name="chevron-down" size="sm" />
        </InputBox>
      )}
    </Field>
  );
}

/** A select has no read-only state. Its style sheet ignores the pointer; this ignores the keys, except those that leave. */
function preventChoice(event: KeyboardEvent) {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (event.key !== 'Tab' && event.key !== 'Escape' && !isShortcut) event.preventDefault();
}
