import type { ComponentProps } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { FieldControlProps, FieldFrameProps } from './field.tsx';

interface SharedProps
  extends FieldFrameProps,
    PartsProps<string>,
    Pick<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'aria-describedby'> {
  'aria-invalid'?: FieldControlProps['aria-invalid'];
}

/**
 * Splits the props of a field: what its frame takes, and the rest, which is the control's. `className` and `style` are
 * the whole field's.
 */
export function splitFieldProps<P extends SharedProps>(props: P) {
  const {
    label,
    description,
    error,
    isOptional,
    labelAction,
    disabledReason,
    className,
    style,
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    parts,
    ...control
  } = props;
  const frame = {
    label,
    description,
    error,
    isOptional,
    labelAction,
    disabledReason,
    className,
    style,
    id,
    describedBy,
    invalid,
    parts,
  };
  return { frame, control };
}
