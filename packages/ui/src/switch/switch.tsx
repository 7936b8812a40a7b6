'use client';
import { CheckField, type CheckFieldProps } from '../checkbox/check-field.tsx';

export interface SwitchProps extends Omit<CheckFieldProps, 'role'> {}

/**
 * Turns something on or off at once, without a Save button. A native checkbox with the role `switch`: `className` and
 * `style` apply to the whole field, every other attribute to the `<input>`.
 */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} role="switch" controlClass="bk-switch-control" />;
}
