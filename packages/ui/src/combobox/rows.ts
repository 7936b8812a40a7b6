import type { ListGroup } from '../primitives/forms/list-rows.tsx';
import { fold, matchesText } from '../primitives/text/fold.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { ChoiceOption } from './combobox.types.ts';

/** A row of the list that can be chosen. Its `key` is unique in the list. */
export type ListRow<V extends string = string> =
  | { readonly key: string; readonly kind: 'option'; readonly option: ChoiceOption<V> }
  | { readonly key: string; readonly kind: 'create' }
  | { readonly key: string; readonly kind: 'add' }
  | { readonly key: string; readonly kind: 'retry' };

/** Returns whether every word of the query is in the label or description of an option. */
export function matchesOption(option: ChoiceOption, query: string): boolean {
  return matchesText(query, `${labelText(option)} ${option.description ?? ''}`);
}

/** Returns the options by group, each group where its first option is. */
export function groupsOf<V extends string>(
  options: readonly ChoiceOption<V>[],
): ListGroup<ListRow<V>>[] {
  const groups = new Map<string | undefined, ListRow<V>[]>();
  for (const option of options) {
    const rows = groups.get(option.group) ?? [];
    groups.set(option.group, rows);
    rows.push({ key: `option ${option.value}`, kind: 'option', option });
  }
  return [...groups].map(([heading, rows]) => ({ heading, rows }));
}

/** Returns the one option that can be chosen and is named like this, ignoring case and accents. */
export function optionNamed<V extends string>(
  options: readonly ChoiceOption<V>[],
  text: string,
): ChoiceOption<V> | undefined {
  const name = fold(text.trim());
  const [first, ...others] = options.filter(
    (option) => option.disabledReason === undefined && fold(labelText(option).trim()) === name,
  );
  return others.length === 0 ? first : undefined;
}

/** Returns the option that a text stands for, which the browser or a password manager has filled in: a name or a value. */
export const optionFilled = <V extends string>(
  options: readonly ChoiceOption<V>[],
  text: string,
): ChoiceOption<V> | undefined =>
  optionNamed(options, text) ?? options.find(({ value }) => value === text);

/** Returns the key of the first row that can be chosen. */
const firstKey = (rows: readonly ListRow[]): string | undefined =>
  rows.find((row) => !isDisabled(row))?.key;

/** Returns the key of the row that Enter chooses: where the text itself can be added, no other text is put in its place. */
export function keyOfMatch(rows: readonly ListRow[], typed: string, isOwn: boolean) {
  if (!isOwn) return firstKey(rows);
  const name = fold(typed);
  return rows.find(
    (row) => row.kind === 'add' || (row.kind === 'option' && fold(labelText(row.option)) === name),
  )?.key;
}

export const isDisabled = (row: ListRow): boolean =>
  row.kind === 'option' && row.option.disabledReason !== undefined;
