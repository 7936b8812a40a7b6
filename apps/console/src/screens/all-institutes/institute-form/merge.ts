import {
  type FieldPath,
  fieldLabels,
  fieldText,
  type InstituteValues,
  withField,
} from './form-values.ts';

/** A field that two people have changed, each to something else. */
export interface Conflict {
  readonly path: FieldPath;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Brings two changes of the same institute together: what only one of them touched is taken, what both did stays mine
 * and is listed.
 */
export function merge(
  base: InstituteValues,
  mine: InstituteValues,
  theirs: InstituteValues,
): { readonly values: InstituteValues; readonly conflicts: readonly Conflict[] } {
  let values = mine;
  const conflicts: Conflict[] = [];
  // The table has no other keys than its type says.
  for (const path of Object.keys(fieldLabels) as FieldPath[]) {
    const [before, my, their] = [base, mine, theirs].map((from) => fieldText(from, path));
    if (my === undefined || their === undefined || their === before || my === their) continue;
    if (my === before) values = withField(values, path, their);
    else conflicts.push({ path, mine: my, theirs: their });
  }
  return { values, conflicts };
}
