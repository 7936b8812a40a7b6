import { DatePicker } from '@booking/ui';
import { formatDay, today } from '../../dates/civil-date.ts';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { textValue } from './text-value.ts';
import { useValued } from './use-valued.ts';

/** A civil date, `YYYY-MM-DD`. */
export function day<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    ...textValue(path, label, options, (props) => <Day {...props} />),
    toBody: (value) => value || null,
    format: (value) => (value ? formatDay(String(value)) : ''),
  };
}

function Day(control: ControlProps) {
  const { props, value } = useValued(control);
  return (
    <DatePicker
      {...props}
      today={today()}
      value={String(value ?? '')}
      readOnly={control.fixed !== undefined}
    />
  );
}
