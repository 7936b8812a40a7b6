import { formatDay } from '../../dates/shown-date.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { EntityRow } from '../api-types.ts';
import type { Field, FieldOptions } from './field.ts';
import { PendingField } from './pending-field.tsx';
import { textValue } from './text-value.ts';

const Day = lazyPart(
  () => import('./day-control.tsx').then(({ DayControl }) => DayControl),
  PendingField,
);

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
