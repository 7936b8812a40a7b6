import { get, set } from 'react-hook-form';
import { type FormField, type FormFields, wordsOf } from './fields.ts';

/** A field that says something else than what is stored. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a form would change, in its order. */
export function changesOf(fields: FormFields, stored: object, values: object): readonly Change[] {
  return fields.flatMap((field) => {
    const [before, after] = [wordsOf(field, stored), wordsOf(field, values)];
    return before === after ? [] : [{ label: field.label, before, after }];
  });
}

/** A field that two people have changed, each to something else. */
export interface Conflict<P extends string> {
  readonly key: P;
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface Merged<V, P extends string> {
  readonly values: V;
  /** Both changed these; `values` has yours. */
  readonly conflicts: readonly Conflict<P>[];
  /** The labels of what only they changed, and is taken along. */
  readonly taken: readonly string[];
}

/**
 * Brings two changes of one thing together: what only one of them touched is taken, what both did stays yours and is
 * listed.
 */
export function merge<V extends object, P extends string>(
  fields: FormFields<P>,
  { base, yours, theirs }: { readonly base: V; readonly yours: V; readonly theirs: V },
): Merged<V, P> {
  let values = yours;
  const conflicts: Conflict<P>[] = [];
  const taken: string[] = [];
  for (const field of fields) {
    const [before, your, their] = [base, yours, theirs].map((from) => wordsOf(field, from));
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

/** `values` with one field as it stands in `from`. */
export function take<V extends object>({ path }: FormField, from: object, values: V): V {
  const copy = structuredClone(values);
  set(copy, path, structuredClone(get(from, path)));
  return copy;
}
