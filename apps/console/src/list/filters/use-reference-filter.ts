import { splitList } from '@booking/api-client';
import { useState } from 'react';
import type { ListFilter } from '../list-of.ts';
import { someLike } from './filter-values.ts';

type TextFilter<K extends string> = Extract<ListFilter<K>, { kind: 'text' }>;

/** A filter by references, before the names of any are known. */
export function referenceFilter<K extends string>(
  filter: Pick<TextFilter<K>, 'key' | 'label' | 'icon'>,
): TextFilter<K> {
  return {
    ...filter,
    kind: 'text',
    suggest: () => Promise.resolve([]),
    accepts: someLike(/^[0-9a-f]{24}$/),
  };
}

/** The ids in the address, of which a filter shows the names. */
export function idsIn<K extends string>(
  { accepts }: TextFilter<K>,
  chosen: string | null,
): readonly string[] {
  return chosen && accepts?.(chosen) ? splitList(chosen) : [];
}

interface References<T> {
  /** The records of `idsIn`, once they are loaded. */
  readonly known: readonly T[] | undefined;
  /** Distinct for each record: people choose by it. */
  readonly labelOf: (record: T) => string;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
}

/** The same with the names of records in place of their ids. */
export function useReferenceFilter<K extends string, T extends { readonly _id: string }>(
  filter: TextFilter<K>,
  { known: chosenRecords = [], labelOf, search }: References<T>,
): TextFilter<K> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const namesOf = (records: readonly T[]) =>
    records.map((record) => [record._id, labelOf(record)] as const);
  const names = new Map([...seen, ...namesOf(chosenRecords)]);
  return {
    ...filter,
    async suggest(text, signal) {
      const matches = await search(text, signal);
      setSeen((before) => new Map([...before, ...namesOf(matches)]));
      return matches.map(labelOf);
    },
    textOf: (id) => names.get(id) ?? id,
    idOf: (text) => [...names].find(([id, name]) => name === text || id === text)?.[0],
  };
}
