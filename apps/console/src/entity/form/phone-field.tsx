import { phoneText } from '@booking/api-client/facts';
import { PhoneField } from '@booking/ui';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { textValue } from './text-value.ts';
import { useValued } from './use-valued.ts';

/** A phone number in E.164. */
export function phone<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    ...textValue(path, label, options, (props) => <Phone {...props} />),
    format: (value) => phoneText(String(value ?? '')),
  };
}

function Phone(props: ControlProps) {
  const { props: control, value } = useValued(props);
  return (
    <PhoneField
      autoComplete="off"
      {...control}
      value={String(value ?? '')}
      readOnly={props.fixed !== undefined}
    />
  );
}
