'use client';
import { CheckField, type CheckFieldProps } from '../checkbox/check-field.tsx';
import { classNames } from '../primitives/react/class-names.ts';

export interface SwitchProps extends Omit<CheckFieldProps, 'role'> {}

/**
 * Turns something on or off at once, without a Save button. A native checkbox with the role `switch`: `className` and
 * `style` apply to the whole field, every other attribute to the `<input>`.
 */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <CheckField
      {...rest}
      className={classNames('bk-switch', className)}
      role="switch"
      controlClass="bk-switch-control"
    />
  );
}
