import { fullName } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import {
  idsIn,
  referenceFilter,
  useReferenceFilter,
} from '../../list/filters/use-reference-filter.ts';
import { useReads, useSession } from '../../session/session-context.ts';
import { searchStaff } from './platform-staff.ts';

/** The filter of institutes by who looks after them, before any names are known. */
export const accountManagerFilter = referenceFilter({
  key: 'accountManager',
  label: 'Account manager',
  icon: 'user',
});

/** The same with names in place of ids. @param chosen The ids in the address. */
export function useAccountManagerFilter(chosen: string | null) {
  const { api } = useSession();
  const ids = idsIn(accountManagerFilter, chosen);
  const { data } = useQuery({ ...useReads().user.list({ _id: ids }), enabled: ids.length > 0 });
  return useReferenceFilter(accountManagerFilter, {
    known: data?.items,
    labelOf: (person) => `${fullName(person)} (${person.email})`,
    search: (text, signal) => searchStaff(api, text, signal),
  });
}
