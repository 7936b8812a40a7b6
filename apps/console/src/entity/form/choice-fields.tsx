import { Checkbox, CheckboxGroup, Select, type SelectOption } from '@booking/ui';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { EntityRow } from '../api-types.ts';
import type { ControlProps, Field, FieldOptions } from './field.ts';
import { Fixed } from './fixed.tsx';
import { PendingField } from './pending-field.tsx';
import { useValued } from './use-valued.ts';

/** A list that can be searched is more code than a native select: it comes with the forms that have one. */
const Search = lazyPart(
  () => import('./search-control.tsx').then(({ SearchControl }) => SearchControl),
  PendingField,
);

interface ChoiceOptions<E extends EntityRow> extends FieldOptions<E> {
  readonly blank?: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Found by typing a part of their names: for lists longer than what one reads through. */
  readonly isSearched?: boolean;
  /** Another text than the choices can be typed too. */
  readonly isFree?: boolean;
  /** Names a stored value that is no longer among the choices. Default: its document's name. */
  readonly nameOf?: (value: string) => string;
}

const asText = (value: unknown): string => String(value ?? '');
const labelOf = (options: readonly SelectOption[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? asText(value);

/** One of some values. */
export function choice<E extends EntityRow>(
  path: string,
  label: string,
  choices: readonly SelectOption[],
  { blank, placeholder, isSearched, isFree, nameOf, ...options }: ChoiceOptions<E> = {},
): Field<E> {
  const isStartedEmpty = placeholder !== undefined || options.isOptional;
  const hint = isStartedEmpty ? (placeholder ?? 'None') : undefined;
  const format = (value: unknown) => labelOf(choices, value);
  return {
    path,
    label,
    blank: blank ?? (isStartedEmpty ? '' : (choices[0]?.value ?? '')),
    fromStored: asText,
    toBody: (value) => (options.isOptional ? asText(value) || null : value),
    format,
    draw: (props) => {
      const { field, form, isOptional, description, fixed, stored } = props;
      if (fixed !== undefined) return <Fixed {...{ field, form, format }} reason={fixed} />;
      const offered = withStored(choices, stored, nameOf);
      return isSearched || isFree ? (
        <Search
          {...props}
          choices={offered}
          placeholder={isFree ? placeholder : hint}
          allowsCustomValue={isFree}
        />
      ) : (
        <Select
          {...field}
          options={offered}
          isOptional={isOptional}
          description={description}
          {...(hint !== undefined && { placeholder: hint })}
        />
      );
    },
    ...options,
  };
}

/** A reference to another record, by its id. The stored record has it as a document. */
export function reference<E extends EntityRow>(
  path: string,
  label: string,
  choices: readonly SelectOption[],
  options: ChoiceOptions<E> = {},
): Field<E> {
  return { ...choice(path, label, choices, options), fromStored: (value) => asText(idOf(value)) };
}

/** Several of some values. References are stored as documents. */
export function several<E extends EntityRow>(
  path: string,
  label: string,
  choices: readonly SelectOption[],
  { blank = [], ...options }: FieldOptions<E> & { readonly blank?: readonly string[] } = {},
): Field<E> {
  const inOrder = (value: unknown): string[] => [
    ...choices.flatMap((choice) => (listOf(value).includes(choice.value) ? choice.value : [])),
    // Kept, although it can't be chosen any more.
    ...listOf(value)
      .map(asText)
      .filter((listed) => choices.every((choice) => choice.value !== listed)),
  ];
  const format = (value: unknown) =>
    inOrder(value)
      .map((chosen) => labelOf(choices, chosen))
      .join(', ');
  return {
    path,
    label,
    blank: [...blank],
    fromStored: (value) => listOf(value).map((item) => asText(idOf(item) ?? item)),
    toBody: inOrder,
    format,
    draw: (props) =>
      props.fixed === undefined ? (
        <Checks {...props} choices={withStored(choices, props.stored)} />
      ) : (
        <Fixed {...props} reason={props.fixed} format={format} />
      ),
    ...options,
  };
}

/** On or off. */
export function flag<E extends EntityRow>(
  path: string,
  label: string,
  { blank = false, ...options }: FieldOptions<E> & { readonly blank?: boolean } = {},
): Field<E> {
  const format = (value: unknown) => (value ? 'On' : 'Off');
  return {
    path,
    label,
    blank,
    fromStored: Boolean,
    toBody: Boolean,
    format,
    draw: ({ field, form, description, fixed }) =>
      fixed === undefined ? (
        <Checkbox {...field} className="ck-form-tick mb-3.5" description={description} />
      ) : (
        <Fixed field={field} form={form} reason={fixed} format={format} />
      ),
    ...options,
  };
}

function Checks({
  choices,
  ...control
}: ControlProps & { readonly choices: readonly SelectOption[] }) {
  const { props, value } = useValued(control);
  return (
    <CheckboxGroup
      {...props}
      orientation="horizontal"
      value={listOf(value).map(asText)}
      options={choices}
    />
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, '_id') : undefined;
}

/** The choices, with what the record has and can't be chosen any more: without it, a save would drop it unseen. */
function withStored(
  choices: readonly SelectOption[],
  stored: unknown,
  nameOf: (value: string) => string = (value) => value,
): readonly SelectOption[] {
  const unlisted = (Array.isArray(stored) ? stored : [stored]).flatMap((item): SelectOption[] => {
    const value = asText(idOf(item) ?? item);
    if (value === '' || choices.some((choice) => choice.value === value)) return [];
    return [{ value, label: asText(nameIn(item)) || nameOf(value) }];
  });
  return [...choices, ...unlisted];
}

function nameIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : undefined;
}
