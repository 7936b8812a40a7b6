import { lazyPart } from '../../loading/lazy-part.tsx';
import type { EntityRow } from '../api-types.ts';
import type { Picking } from './color-control.tsx';
import type { Field, FieldOptions } from './field.ts';
import { PendingField } from './pending-field.tsx';
import { textValue } from './text-value.ts';

/** The control of a colour. */
export const ColorInput = lazyPart(
  () => import('./color-control.tsx').then(({ ColorControl }) => ColorControl),
  PendingField,
);

/** `#` and six hex digits in lower case, as far as it is typed. */
export const hexOf = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** A colour: typed as hex digits, or picked. An empty optional one is null. */
export function color<E extends EntityRow>(
  path: string,
  label: string,
  { picking, ...options }: FieldOptions<E> & { readonly picking?: Picking } = {},
): Field<E> {
  return {
    ...textValue(path, label, options, (props) => <ColorInput {...props} picking={picking} />),
    toBody: (value) => (options.isOptional ? hexOf(value) || null : hexOf(value)),
    format: hexOf,
    emptyMessage: options.emptyMessage ?? 'Enter or pick a colour.',
  };
}
