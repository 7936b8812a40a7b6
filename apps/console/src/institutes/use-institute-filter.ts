import { useQuery } from '@tanstack/react-query';
import {
  idsIn,
  referenceFilter,
  useReferenceFilter,
} from '../list/filters/use-reference-filter.ts';
import { useReads, useSession } from '../session/session-context.ts';

/** How many institutes a search suggests. */
const SUGGESTED = 20;

/** The filter of records that belong to an institute, before its names are known. */
export const instituteFilter = referenceFilter({
  key: 'institution',
  label: 'Institute',
  icon: 'building-2',
});

/** The same with the names of institutes in place of their ids. @param chosen The ids in the address. */
export function useInstituteFilter(chosen: string | null) {
  const { api } = useSession();
  const ids = idsIn(instituteFilter, chosen);
  const { data } = useQuery({
    ...useReads().institution.list({ _id: ids }),
    enabled: ids.length > 0,
  });
  return useReferenceFilter(instituteFilter, {
    known: data?.items,
    // With its code, since several institutes may have one name.
    labelOf: ({ name, code }) => `${name} (${code})`,
    search: async (text, signal) => {
      const query = { limit: SUGGESTED, ...(text && { search: text }) };
      return (await api.institution.list(query, { signal })).items;
    },
  });
}
