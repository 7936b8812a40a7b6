import { get } from 'react-hook-form';

/** One field of a form, for everything that is told of it besides its control. */
export interface FormField<P extends string = string> {
  /** The dotted path, which is also that of the API: `address.city`. */
  readonly path: P;
  readonly label: string;
  /** The value as people read it; values with the same words are the same. Default: its text, without blanks around. */
  readonly words?: (value: unknown) => string;
}

/** The fields of a form, in its order. */
export type FormFields<P extends string = string> = readonly FormField<P>[];

/** What stands in a field, in words; the empty text for nothing. */
export function wordsOf({ path, words }: FormField, values: object): string {
  const value: unknown = get(values, path);
  return words ? words(value) : String(value ?? '').trim();
}

/** The id of a field's control, so that a summary can lead there. */
export function controlId(form: string, path: string): string {
  return `${form}-${path.replaceAll('.', '-')}`;
}
