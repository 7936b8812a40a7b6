import { TimeField, type TimeFieldProps } from '@booking/ui';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { textValue } from './text-value.ts';
import { useValued } from './use-valued.ts';

type TimeOptions<E extends EntityRow> = FieldOptions<E> & Pick<TimeFieldProps, 'hourCycle'>;

/** A time of the day, `HH:mm`. An empty optional one is null. */
export function time<E extends EntityRow>(
  path: string,
  label: string,
  { hourCycle, ...options }: TimeOptions<E> = {},
): Field<E> {
  return textValue(path, label, options, (props) => <Time {...props} hourCycle={hourCycle} />);
}

function Time({ hourCycle, ...control }: ControlProps & Pick<TimeFieldProps, 'hourCycle'>) {
  const { props, value } = useValued(control);
  return (
    <TimeField
      {...props}
      hourCycle={hourCycle}
      value={String(value ?? '')}
      readOnly={control.fixed !== undefined}
    />
  );
}
