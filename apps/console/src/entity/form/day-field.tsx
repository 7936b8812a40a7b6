import { DatePicker } from '@booking/ui';
import { useController } from 'react-hook-form';
import { formatDay, today } from '../../dates/civil-date.ts';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';

/** A civil date, `YYYY-MM-DD`. */
export function day<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    path,
    label,
    blank: '',
    fromStored: (value) => String(value ?? ''),
    toBody: (value) => value || null,
    format: (value) => (value ? formatDay(String(value)) : ''),
    draw: (props) => <Day {...props} />,
    ...options,
  };
}

function Day({
  field: { id, name, label, error },
  form,
  isOptional,
  description,
  fixed,
}: ControlProps) {
  const { field } = useController({ name, control: form.control });
  return (
    <DatePicker
      {...{ id, label, today: today(), isOptional, ref: field.ref }}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      readOnly={fixed !== undefined}
      description={fixed ?? description}
      error={error}
    />
  );
}
