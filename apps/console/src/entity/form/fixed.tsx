import { TextField } from '@booking/ui';
import { get } from 'react-hook-form';
import type { ControlProps, Field } from './field.ts';

interface FixedProps extends Pick<ControlProps, 'field' | 'form'> {
  /** Why it can't be changed. */
  readonly reason: string;
  readonly format: Field['format'];
}

/** A choice that can't be changed any more, as text. */
export function Fixed({ field: { id, name, label }, form, reason, format }: FixedProps) {
  return (
    <TextField
      id={id}
      label={label}
      readOnly
      value={format(get(form.getValues(), name))}
      description={reason}
    />
  );
}
