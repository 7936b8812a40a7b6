'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Field, type FieldFrameProps, type InputSize, inputClass } from '../field/index.ts';
import { Icon, type IconSource } from '../icon/index.ts';

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'children'> {
  /** Icon inside the box, before the text. */
  icon?: IconSource;
  /** Short text before the value: `₹`, `+91`. */
  prefix?: ReactNode;
  /** Short text after the value: `%`, `nights`. */
  suffix?: ReactNode;
  /** Default `md`, 34 px high; 44 px on screens of 1024 px and below. */
  size?: InputSize;
}

/**
 * A single-line text input. With `readOnly` it shows a lock. `className` applies to the whole field, every other
 * attribute to the `<input>`.
 */
export function TextField({
  label,
  description,
  error,
  isOptional,
  labelAction,
  icon,
  prefix,
  suffix,
  size,
  className,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: TextFieldProps) {
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
        // biome-ignore lint/a11y/noStaticElementInteractions: only enlarges the control's target.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the control itself.
        <div className={inputClass({ size })} onClick={focusControl}>
          {rest.readOnly ? <Icon name="lock" size="xs" /> : icon && <Icon name={icon} size="xs" />}
          {prefix !== undefined && <span className="bk-input-prefix">{prefix}</span>}
          <input type="text" {...rest} {...control} className="bk-input-control" />
          {suffix !== undefined && <span className="bk-input-suffix">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

function focusControl({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.querySelector('input')?.focus();
}
