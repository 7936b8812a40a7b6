import { get, set } from 'react-hook-form';
import { type FormField, type FormFields, textOf } from './fields.ts';

/** A field whose value differs from the stored one. */
export interface Change {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changes of a form, in its order. */
export function changesOf(fields: FormFields, stored: object, values: object): readonly Change[] {
  return fields.flatMap((field) => {
    const [before, after] = [textOf(field, stored), textOf(field, values)];
    return before === after ? [] : [{ path: field.path, label: field.label, before, after }];
  });
}

/** A field that two people changed to different values. */
export interface Conflict<P extends string> {
  readonly key: P;
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface Merged<V, P extends string> {
  readonly values: V;
  /** Changed on both sides; `values` has yours. */
  readonly conflicts: readonly Conflict<P>[];
  /** The labels of fields that only they changed; `values` has theirs. */
  readonly taken: readonly string[];
}

/**
 * Merges two edits of one document: a field changed on one side takes that value; a field changed on both keeps yours
 * and is listed.
 */
export function merge<V extends object, P extends string>(
  fields: FormFields<P>,
  { base, yours, theirs }: { readonly base: V; readonly yours: V; readonly theirs: V },
): Merged<V, P> {
  let values = yours;
  const conflicts: Conflict<P>[] = [];
  const taken: string[] = [];
  for (const field of fields) {
    const [before, your, their] = [base, yours, theirs].map((from) => textOf(field, from));
    if (your === undefined || their === undefined || their === before || your === their) continue;
    if (your === before) {
      values = take(field, theirs, values);
      taken.push(field.label);
    } else {
      conflicts.push({ key: field.path, label: field.label, yours: your, theirs: their });
    }
  }
  return { values, conflicts, taken };
}

/** `values` with one field copied from `from`. */
export function take<V extends object>({ path }: FormField, from: object, values: V): V {
  const copy = structuredClone(values);
  set(copy, path, structuredClone(get(from, path)));
  return copy;
}
