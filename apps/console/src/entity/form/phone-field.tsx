import { PhoneField } from '@booking/ui';
import { phoneText } from '../../region/phone-text.ts';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { useValued } from './use-valued.ts';

const asText = (value: unknown): string => String(value ?? '');

/** A phone number in E.164. */
export function phone<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    path,
    label,
    blank: '',
    fromStored: asText,
    toBody: (value) => (options.isOptional ? value || null : value),
    format: (value) => phoneText(asText(value)),
    draw: (props) => <Phone {...props} />,
    ...options,
  };
}

function Phone(props: ControlProps) {
  const { props: control, value } = useValued(props);
  return (
    <PhoneField
      autoComplete="off"
      {...control}
      value={asText(value)}
      readOnly={props.fixed !== undefined}
    />
  );
}
