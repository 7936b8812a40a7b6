import {
  MoneyField,
  NumberField,
  type NumberFieldProps,
  TextArea,
  TextField,
  type TextFieldProps,
} from '@booking/ui';
import type { ReactNode } from 'react';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { useValued } from './use-valued.ts';

type InputProps = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'placeholder' | 'prefix' | 'suffix' | 'spellCheck' | 'autoComplete'
>;

interface TextOptions<E extends EntityRow> extends FieldOptions<E> {
  /** Several lines. */
  readonly hasLines?: boolean;
  /** Further attributes of the input. */
  readonly input?: InputProps;
}

const asText = (value: unknown): string => String(value ?? '');
const trimmed = (value: unknown): string => asText(value).trim();

/** Text. An empty optional one is null. */
export function text<E extends EntityRow>(
  path: string,
  label: string,
  { hasLines, input, ...options }: TextOptions<E> = {},
): Field<E> {
  return {
    path,
    label,
    blank: '',
    fromStored: asText,
    toBody: (value) => (options.isOptional ? trimmed(value) || null : asText(value)),
    format: trimmed,
    draw: (props) => (hasLines ? <Lines {...props} /> : <Input {...props} input={input} />),
    ...options,
  };
}

/** Several words or texts, separated by commas. */
export function list<E extends EntityRow>(
  path: string,
  label: string,
  { input, ...options }: Omit<TextOptions<E>, 'hasLines'> = {},
): Field<E> {
  const parts = (value: unknown) =>
    asText(value)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return {
    path,
    label,
    blank: '',
    fromStored: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    toBody: parts,
    format: (value) => parts(value).join(', '),
    draw: (props) => <Input {...props} input={input} />,
    ...options,
  };
}

type NumberOptions<E extends EntityRow> = FieldOptions<E> &
  Pick<NumberFieldProps, 'prefix' | 'suffix' | 'min' | 'max' | 'step' | 'fractionDigits'> & {
    readonly blank?: number | null;
  };

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A number; null while there is none. */
export function number<E extends EntityRow>(
  path: string,
  label: string,
  {
    prefix,
    suffix,
    min,
    max,
    step,
    fractionDigits,
    blank = null,
    ...options
  }: NumberOptions<E> = {},
): Field<E> {
  const shape = { prefix, suffix, min, max, step, fractionDigits };
  return {
    ...numeric(path, label, blank),
    draw: (props) => <Amount {...props} control={(rest) => <NumberField {...shape} {...rest} />} />,
    ...options,
  };
}

/** An amount in major units: 1999 is ₹1,999. Default currency: the platform's. */
export function money<E extends EntityRow>(
  path: string,
  label: string,
  {
    currency = 'INR',
    blank = null,
    ...options
  }: FieldOptions<E> & { readonly currency?: string; readonly blank?: number | null } = {},
): Field<E> {
  return {
    ...numeric(path, label, blank),
    draw: (props) => (
      <Amount {...props} control={(rest) => <MoneyField currency={currency} {...rest} />} />
    ),
    ...options,
  };
}

const numeric = (path: string, label: string, blank: number | null) => ({
  path,
  label,
  blank,
  fromStored: asNumber,
  toBody: asNumber,
  format: asText,
});

interface InputControlProps extends ControlProps {
  readonly input: InputProps | undefined;
}

function Input({ field, isOptional, description, fixed, input }: InputControlProps) {
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...field}
      isOptional={isOptional}
      readOnly={fixed !== undefined}
      description={fixed ?? description}
    />
  );
}

type NumberControl = Pick<
  NumberFieldProps,
  'label' | 'description' | 'error' | 'value' | 'onChange' | 'onBlur' | 'readOnly' | 'ref' | 'id'
>;

function Amount({
  control,
  ...props
}: ControlProps & { readonly control: (props: NumberControl) => ReactNode }) {
  const { props: rest, value } = useValued(props);
  return control({ ...rest, value: asNumber(value), readOnly: props.fixed !== undefined });
}

function Lines({ field, isOptional, description, fixed }: ControlProps) {
  return (
    <TextArea
      {...field}
      isOptional={isOptional}
      readOnly={fixed !== undefined}
      description={fixed ?? description}
    />
  );
}
