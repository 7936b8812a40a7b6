import { TimeField, type TimeFieldProps } from '@booking/ui';
import type { ControlProps } from './field.ts';
import { useValued } from './use-valued.ts';

/** The control of a time of the day. */
export function TimeControl({
  hourCycle,
  ...control
}: ControlProps & Pick<TimeFieldProps, 'hourCycle'>) {
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
