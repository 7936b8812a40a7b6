import type { EntityRow } from '../api-types.ts';
import type { Field, FieldOptions } from './field.ts';

/** A field whose value is a text that its control writes, such as a date. An empty optional one is null. */
export function textValue<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E>,
  draw: Field<E>['draw'],
): Field<E> {
  return {
    path,
    label,
    blank: '',
    fromStored: (value) => String(value ?? ''),
    toBody: (value) => (options.isOptional ? value || null : value),
    format: (value) => String(value ?? ''),
    draw,
    ...options,
  };
}
