import { ColorPicker, type ColorPickerProps } from '@booking/ui';
import type { ControlProps } from './field.ts';
import { useValued } from './use-valued.ts';

/** Options of the picker, and the pair of colours whose contrast it shows. */
export type Picking = Pick<
  ColorPickerProps,
  'options' | 'textColor' | 'background' | 'sample' | 'placeholder'
>;

/** The control of a colour. */
export function ColorControl({
  picking,
  ...control
}: ControlProps & { readonly picking: Picking | undefined }) {
  const { props, value } = useValued(control);
  const typed = String(value ?? '').trim();
  return <ColorPicker placeholder="#000000" {...props} {...picking} value={typed} />;
}
