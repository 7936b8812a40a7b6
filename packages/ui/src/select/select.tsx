'use client';
import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps, type InputSize, inputClass } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

/** An option of a native select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Visible but not selectable. Say why in the label: "Events (not available yet)". */
  disabled?: boolean;
}

export interface SelectProps
  extends FieldFrameProps,
    Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; can't be selected again. Its value is the empty string. */
  placeholder?: string;
  size?: InputSize;
}

/** A native select for up to about 30 options. */
export function Select({
  label,
  description,
  error,
  isOptional,
  labelAction,
  options,
  placeholder,
  size,
  className,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: SelectProps) {
  const isUncontrolled = rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field
      {...{
        label,
        description,
        error,
        isOptional,
        labelAction,
        className,
        id,
        describedBy,
        invalid,
      }}
    >
      {(control) => (
        <div className={inputClass({ size })}>
          <select
            {...(placeholder !== undefined && isUncontrolled ? { defaultValue: '' } : {})}
            {...rest}
            {...control}
            className="bk-input-control bk-select-control"
          >
            {placeholder !== undefined && (
              <option value="" disabled={!isOptional} hidden={!isOptional}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="sm" />
        </div>
      )}
    </Field>
  );
}
