import { TextArea, TextField, type TextFieldProps } from '@booking/ui';
import { phoneText } from '../../region/phone-text.ts';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';

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

/** The default country code of phone numbers. */
export const DIAL_CODE = '+91';

const compact = (value: unknown): string => asText(value).replace(/[\s().-]/g, '');

/** A phone number: shown in groups, sent without spaces. The country code alone is none. */
export function phone<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    path,
    label,
    blank: DIAL_CODE,
    fromStored: (value) => phoneText(asText(value)),
    toBody: (value) => {
      const number = compact(value);
      return options.isOptional && (number === DIAL_CODE || number === '') ? null : number;
    },
    format: compact,
    draw: (props) => <Input {...props} input={{ type: 'tel' }} />,
    ...options,
  };
}

interface NumberOptions<E extends EntityRow> extends FieldOptions<E> {
  /** Before the number: `₹`. */
  readonly prefix?: string;
  /** After it: `%`, `nights`. */
  readonly suffix?: string;
  readonly blank?: string;
}

/** A number, as typed. Text that is no number goes to the contract as it is, which says what is wrong. */
export function number<E extends EntityRow>(
  path: string,
  label: string,
  { prefix, suffix, blank = '', ...options }: NumberOptions<E> = {},
): Field<E> {
  const unit = { ...(prefix && { prefix }), ...(suffix && { suffix }) };
  const toBody = (value: unknown): number | string | null => {
    const typed = trimmed(value);
    if (typed === '') return options.isOptional ? null : typed;
    const parsed = Number(typed.replaceAll(',', ''));
    return Number.isFinite(parsed) ? parsed : typed;
  };
  return {
    path,
    label,
    blank,
    fromStored: asText,
    toBody,
    // "1,999" and "1999" are the same number.
    format: (value) => asText(toBody(value)),
    draw: (props) => <Input {...props} input={{ inputMode: 'decimal', ...unit }} />,
    ...options,
  };
}

/** An amount in major units: 1999 is ₹1,999. */
export function money<E extends EntityRow>(
  path: string,
  label: string,
  options: NumberOptions<E> = {},
): Field<E> {
  return number(path, label, { prefix: '₹', ...options });
}

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
