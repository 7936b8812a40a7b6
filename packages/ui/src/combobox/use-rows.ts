'use client';
import { useMemo } from 'react';
import type { ChoiceOption } from './combobox.types.ts';
import { groupsOf, type ListRow } from './rows.ts';

interface RowsOptions<V extends string> {
  options: readonly ChoiceOption<V>[];
  query: string;
  /** False where the options come already filtered. */
  filter: false | ((option: ChoiceOption<V>, query: string) => boolean);
  /** Rows after the options, in this order. */
  last: { readonly retry: boolean; readonly create?: boolean; readonly add: boolean };
}

/**
 * The options that match, by group, and the rows after them. Of thousands of options a key that moves in the list reads
 * none again.
 */
export function useRows<V extends string>({ options, query, filter, last }: RowsOptions<V>) {
  const shown = useMemo(
    () => (query && filter ? options.filter((option) => filter(option, query)) : options),
    [options, query, filter],
  );
  const { retry, create = false, add } = last;
  const groups = useMemo(() => {
    const rows: ListRow<V>[] = [
      ...(retry ? [{ key: 'retry', kind: 'retry' } as const] : []),
      ...(create ? [{ key: 'create', kind: 'create' } as const] : []),
      ...(add ? [{ key: 'add', kind: 'add' } as const] : []),
    ];
    return [...groupsOf(shown), ...rows.map((row) => ({ heading: undefined, rows: [row] }))];
  }, [shown, retry, create, add]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  return { groups, rows, count: shown.length };
}
