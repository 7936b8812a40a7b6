import type { CurrentUser } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useReads, useUser } from '../../session/session-context.ts';
import { type NavGroup, navGroupsOf } from './nav-groups.ts';

/** Returns the links that any user may open. */
export function useNavGroupsOf(): (user: CurrentUser) => readonly NavGroup[] {
  const { data } = useQuery(useReads().template.list({ sort: 'createdAt' }));
  return (user) => navGroupsOf(user, data?.items ?? []);
}

/** The links that the signed-in user may open. */
export function useNavGroups(): readonly NavGroup[] {
  return useNavGroupsOf()(useUser());
}
