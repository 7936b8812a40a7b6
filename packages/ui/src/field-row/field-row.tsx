import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';

/**
 * Places fields side by side if two fit, else below each other. Stack several rows to build a form; fields bring their
 * own spacing.
 */
export function FieldRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('bk-field-row', className)} />;
}
