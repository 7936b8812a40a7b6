import type { TimeFieldProps } from '@booking/ui';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { EntityRow } from '../api-types.ts';
import type { Field, FieldOptions } from './field.ts';
import { PendingField } from './pending-field.tsx';
import { textValue } from './text-value.ts';

const Time = lazyPart(
  () => import('./time-control.tsx').then(({ TimeControl }) => TimeControl),
  PendingField,
);

type TimeOptions<E extends EntityRow> = FieldOptions<E> & Pick<TimeFieldProps, 'hourCycle'>;

/** A time of the day, `HH:mm`. An empty optional one is null. */
export function time<E extends EntityRow>(
  path: string,
  label: string,
  { hourCycle, ...options }: TimeOptions<E> = {},
): Field<E> {
  return textValue(path, label, options, (props) => <Time {...props} hourCycle={hourCycle} />);
}
