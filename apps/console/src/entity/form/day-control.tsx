import { DatePicker } from '@booking/ui';
import { today } from '../../dates/shown-date.ts';
import type { ControlProps } from './field.ts';
import { useValued } from './use-valued.ts';

/** The control of a civil date. */
export function DayControl(control: ControlProps) {
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
