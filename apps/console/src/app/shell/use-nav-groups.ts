import { useQuery } from '@tanstack/react-query';
import { useReads, useUser } from '../../session/session-context.ts';
import { type NavGroup, navGroupsOf } from './nav-groups.ts';

/** The links that the signed-in user may open. */
export function useNavGroups(): readonly NavGroup[] {
  const user = useUser();
  const { data } = useQuery(useReads().template.list({ sort: 'createdAt' }));
  return navGroupsOf(user, data?.items ?? []);
}
