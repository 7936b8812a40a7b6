import type { Color } from '@booking/api-client';
import { ColorPicker } from '@booking/ui';
import { useController } from 'react-hook-form';
import type { ControlProps, Field, FieldOptions } from '../../entity/form/field.ts';

const typed = (value: unknown) => String(value ?? '').trim();
const hexOf = (value: unknown) => typed(value).toLowerCase();

/** A colour: typed as hex digits, or picked. */
export function hexField(path: string, label: string, options: FieldOptions<Color>): Field<Color> {
  return {
    path,
    label,
    blank: '',
    fromStored: typed,
    toBody: hexOf,
    format: hexOf,
    draw: (props) => <HexInput {...props} />,
    emptyMessage: 'Enter or pick a colour.',
    ...options,
  };
}

/** The colour of text on the `hex` of the same form, with a sample; empty for the server's choice. */
export function textColorField(
  path: string,
  label: string,
  options: FieldOptions<Color>,
): Field<Color> {
  return {
    ...hexField(path, label, options),
    isOptional: true,
    fromStored: (value, stored) => (stored?.isTextColorAuto ? '' : typed(value)),
    toBody: (value) => hexOf(value) || null,
    draw: (props) => <HexInput {...props} background={hexOf(props.form.getValues('hex'))} />,
  };
}

interface HexInputProps extends ControlProps {
  /** The colour that this one is text on. */
  readonly background?: string;
}

function HexInput({
  field: { id, name, label, error },
  form,
  isOptional,
  description,
  background,
}: HexInputProps) {
  const { field } = useController({ name, control: form.control });
  return (
    <ColorPicker
      {...{ id, label, isOptional, description, error, background, ref: field.ref }}
      value={typed(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      placeholder={isOptional ? 'Automatic' : '#000000'}
      sample="Room 204"
    />
  );
}
