import { DatePicker } from '@booking/ui';
import { today } from '../../dates/shown-date.ts';
import type { ControlProps } from '../../entity/form/field.ts';
import { useValued } from '../../entity/form/use-valued.ts';
import { dayPrinted, printedDay } from './printed-day.ts';

/** Chooses a day that is stored in the words that are printed. Other words, such as a month alone, stay until a day is chosen. */
export function PrintedDayControl(control: ControlProps) {
  const { props, value } = useValued(control);
  const text = String(value ?? '');
  return (
    <DatePicker
      {...props}
      today={today()}
      description={text && `Printed as “${text}”.`}
      value={dayPrinted(text)}
      onChange={(day) => props.onChange(day && printedDay(day))}
    />
  );
}
