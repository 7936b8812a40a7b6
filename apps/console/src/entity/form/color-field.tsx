import { ColorPicker, type ColorPickerProps } from '@booking/ui';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { textValue } from './text-value.ts';
import { useValued } from './use-valued.ts';

const typed = (value: unknown) => String(value ?? '').trim();

/** `#` and six hex digits in lower case, as far as it is typed. */
export const hexOf = (value: unknown) => typed(value).toLowerCase();

/** What the picker offers, and the pair whose contrast it says. */
type Picking = Pick<
  ColorPickerProps,
  'options' | 'textColor' | 'background' | 'sample' | 'placeholder'
>;

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

/** The control of a colour. */
export function ColorInput({
  picking,
  ...control
}: ControlProps & { readonly picking: Picking | undefined }) {
  const { props, value } = useValued(control);
  return <ColorPicker placeholder="#000000" {...props} {...picking} value={typed(value)} />;
}
