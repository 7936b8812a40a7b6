'use client';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { CheckField, type CheckFieldProps } from './check-field.tsx';

export interface CheckboxProps extends CheckFieldProps {
  /** Partly checked, shown as a dash. */
  isIndeterminate?: boolean | undefined;
}

/**
 * A choice that is saved with the rest of its form. `className` and `style` apply to the whole field, every other
 * attribute to the `<input>`.
 */
export function Checkbox({ isIndeterminate = false, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // HTML has no attribute for indeterminate and each click resets the property, so it is set after each render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  return <CheckField {...rest} ref={input} controlClass="bk-checkbox-box" />;
}
