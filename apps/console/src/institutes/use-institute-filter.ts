import { type Institution, splitList } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { someLike } from '../list/filters/filter-values.ts';
import type { ListFilter } from '../list/list-of.ts';
import { useReads, useSession } from '../session/session-context.ts';

type TextFilter = Extract<ListFilter<'institution'>, { kind: 'text' }>;

/** How many institutes a search suggests. */
const SUGGESTED = 20;

/** With its code, since several institutes may have one name. */
const labelOf = ({ name, code }: Institution) => `${name} (${code})`;

/** The filter of records that belong to an institute, before its names are known. */
export const instituteFilter: TextFilter = {
  kind: 'text',
  key: 'institution',
  label: 'Institute',
  icon: 'building-2',
  suggest: () => Promise.resolve([]),
  accepts: someLike(/^[0-9a-f]{24}$/),
};

/** The same with the names of institutes in place of their ids. @param chosen The ids in the address. */
export function useInstituteFilter(chosen: string | null): TextFilter {
  const { api } = useSession();
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = chosen && instituteFilter.accepts?.(chosen) ? splitList(chosen) : [];
  const { data } = useQuery({
    ...useReads().institution.list({ _id: ids }),
    enabled: ids.length > 0,
  });
  const names = new Map([...seen, ...namesOf(data?.items ?? [])]);
  return {
    ...instituteFilter,
    async suggest(text, signal) {
      const query = { limit: SUGGESTED, ...(text && { search: text }) };
      const { items } = await api.institution.list(query, { signal });
      setSeen((before) => new Map([...before, ...namesOf(items)]));
      return items.map(labelOf);
    },
    textOf: (id) => names.get(id) ?? id,
    idOf: (text) => [...names].find(([id, name]) => name === text || id === text)?.[0],
  };
}

const namesOf = (items: readonly Institution[]) =>
  items.map((item) => [item._id, labelOf(item)] as const);
