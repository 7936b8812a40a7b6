import type { Client } from '@booking/api-client';
import { get } from 'react-hook-form';

/** Reads the name of a record that a field refers to by its id; undefined if the record no longer exists. */
export type NameOf = (api: Client, id: string, signal: AbortSignal) => Promise<string | undefined>;

/** Definition of a field besides its control. */
export interface FormField<P extends string = string> {
  /** The dotted path, the same as in the API: `address.city`. */
  readonly path: P;
  readonly label: string;
  /** The value as text; values with the same text are equal. Default: its trimmed text. */
  readonly format?: (value: unknown) => string;
  /** For a value that is the id of a record: reads its name, which reviews and conflicts show instead. */
  readonly nameOf?: NameOf | undefined;
  /** The fields inside a value that is a list of groups, which have errors of their own. */
  readonly parts?: (value: unknown) => readonly { readonly path: string; readonly label: string }[];
}

/** The fields of a form, in its order. */
export type FormFields<P extends string = string> = readonly FormField<P>[];

/** A field's value as text; empty when there is none. */
export function textOf({ path, format }: FormField, values: object): string {
  const value: unknown = get(values, path);
  return format ? format(value) : String(value ?? '').trim();
}

/** The id of a field's control, so that an error summary can link to it. */
export function controlId(form: string, path: string): string {
  return `${form}-${path.replaceAll('.', '-')}`;
}
