import type { Color } from '@booking/api-client';
import { ColorInput, color, hexOf } from '../../entity/form/color-field.tsx';
import type { Field, FieldOptions } from '../../entity/form/field.ts';

const SAMPLE = 'Room 204';

/** The colour itself. */
export function hexField(path: string, label: string, options: FieldOptions<Color>): Field<Color> {
  return color(path, label, { ...options, picking: { sample: SAMPLE } });
}

/** The colour of text on the `hex` of the same form, with a sample; empty for the server's choice. */
export function textColorField(
  path: string,
  label: string,
  options: FieldOptions<Color>,
): Field<Color> {
  return {
    ...color<Color>(path, label, { ...options, isOptional: true }),
    fromStored: (value, stored) => (stored?.isTextColorAuto ? '' : String(value ?? '')),
    draw: (props) => (
      <ColorInput
        {...props}
        picking={{
          placeholder: 'Automatic',
          sample: SAMPLE,
          background: hexOf(props.form.getValues('hex')),
        }}
      />
    ),
  };
}
