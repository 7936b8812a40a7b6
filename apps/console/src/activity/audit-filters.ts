import type { User } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import {
  idsIn,
  referenceFilter,
  useReferenceFilter,
} from '../list/filters/use-reference-filter.ts';
import { useReads, useSession } from '../session/session-context.ts';

/** How many users a search suggests. */
const SUGGESTED = 20;

/** The filter of entries by who made the change, before names are known. */
export const usersFilter = referenceFilter({ key: 'user', label: 'Person', icon: 'user' });

/** The same with the names of users in place of their ids. @param chosen The ids in the address. */
export function useUsersFilter(chosen: string | null, institution?: string) {
  const { api } = useSession();
  const ids = idsIn(usersFilter, chosen);
  const { data } = useQuery({
    ...useReads().user.list({ _id: ids }),
    enabled: ids.length > 0,
  });
  return useReferenceFilter(usersFilter, {
    known: data?.items,
    // With the address, since several people may have one name.
    labelOf: (user: User) => `${fullName(user)} (${user.email})`,
    search: async (text, signal) => {
      const query = {
        limit: SUGGESTED,
        ...(text && { search: text }),
        ...(institution && { institution }),
      };
      return (await api.user.list(query, { signal })).items;
    },
  });
}
