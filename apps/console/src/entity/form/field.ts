import type { ReactNode } from 'react';
import { type FieldValues, get, set } from 'react-hook-form';
import type { FormField } from '../../forms/fields.ts';
import type { FieldsForm } from '../../forms/use-form-fields.ts';
import type { EntityRow } from '../api-types.ts';

/** Props of the control of a field. */
export interface ControlProps {
  /** Registers the control: `<TextField {...field} />`. */
  readonly field: ReturnType<FieldsForm<FieldValues, string>['field']>;
  readonly form: FieldsForm<FieldValues, string>;
  readonly isNew: boolean;
  /** The value of the stored record; undefined for a new one. */
  readonly stored: unknown;
  readonly isOptional: boolean | undefined;
  readonly description: string | undefined;
  /** Why it can no longer be changed; the control is read-only then. */
  readonly fixed: string | undefined;
}

/** A field of a record's form: how it is labelled, read, written, compared and drawn. Said once. */
export interface Field<E extends EntityRow = EntityRow> extends FormField {
  /** The value of a new record's form. */
  readonly blank: unknown;
  /** From the stored record to the form's value. @param stored The record, for a value that depends on another. */
  readonly fromStored: (value: unknown, stored?: E) => unknown;
  /** From the form's value to the request's. */
  readonly toBody: (value: unknown) => unknown;
  /** The value as text; values with the same text are equal. */
  readonly format: (value: unknown) => string;
  readonly draw: (props: ControlProps) => ReactNode;
  readonly isOptional?: boolean | undefined;
  /** The label beside the control, under a heading that says the rest. Default: `label`. */
  readonly shortLabel?: string | undefined;
  readonly description?: string | undefined;
  /** The description in the form of a new record. Default: `description`. */
  readonly descriptionForNew?: string | undefined;
  /** The error of an empty field. Default: the contract's. */
  readonly emptyMessage?: string | undefined;
  /** Only in the form of a new record. */
  readonly isForNew?: boolean | undefined;
  /** Why a stored record keeps its value; undefined while it can change. */
  readonly fixedBy?: ((stored: E) => string | undefined) | undefined;
}

/** Options of every kind of field. */
export type FieldOptions<E extends EntityRow> = Pick<
  Field<E>,
  | 'isOptional'
  | 'shortLabel'
  | 'description'
  | 'descriptionForNew'
  | 'emptyMessage'
  | 'isForNew'
  | 'fixedBy'
>;

/** Fields under a heading of their own. */
export interface FieldGroup<E extends EntityRow> {
  readonly legend: string;
  readonly note?: string;
  /** Its first field is a `flag`, and the others are shown while that is ticked. */
  readonly isRevealed?: boolean;
  readonly rows: readonly FieldRow<E>[];
}

/** A field, or several that share a line. */
export type FieldRow<E extends EntityRow> = Field<E> | readonly Field<E>[];

/** A form in its order. */
export type FormRows<E extends EntityRow> = readonly (FieldRow<E> | FieldGroup<E>)[];

/** The fields of a form, for a new record or a stored one. */
export function fieldsOf<E extends EntityRow>(rows: FormRows<E>, isNew: boolean): Field<E>[] {
  return rows
    .flatMap((row) => ('rows' in row ? row.rows.flat() : row))
    .filter(({ isForNew }) => isNew || !isForNew);
}

/** The values of a new record's form. */
export function blankValues<E extends EntityRow>(fields: readonly Field<E>[]): FieldValues {
  return built(fields, ({ blank }) => structuredClone(blank));
}

/** The values of a stored record. */
export function valuesOf<E extends EntityRow>(fields: readonly Field<E>[], stored: E): FieldValues {
  return built(fields, ({ path, fromStored, isForNew, blank }) =>
    isForNew ? structuredClone(blank) : fromStored(get(stored, path), stored),
  );
}

/** The request of a whole form. */
export function bodyOf<E extends EntityRow>(
  fields: readonly Field<E>[],
  values: FieldValues,
): FieldValues {
  return built(fields, ({ path, toBody }) => toBody(get(values, path)));
}

/** Only what differs from the stored record. A part with several fields, such as an address, is one value. */
export function changedBody<E extends EntityRow>(
  fields: readonly Field<E>[],
  values: FieldValues,
  before: FieldValues,
): FieldValues {
  const then = bodyOf(fields, before);
  const changes = Object.entries(bodyOf(fields, values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key]),
  );
  return Object.fromEntries(changes);
}

function built<E extends EntityRow>(
  fields: readonly Field<E>[],
  valueFor: (field: Field<E>) => unknown,
): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) set(values, field.path, valueFor(field));
  return values;
}
