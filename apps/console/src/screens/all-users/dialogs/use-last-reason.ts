import type { User } from '@booking/api-client';
import { OWNER, SUPER_ADMIN } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../../session/session-context.ts';

/**
 * Returns why someone must keep their role: they are the last Super Admin, or the last owner of an active institute.
 * The server decides; before its answer is known, nothing is said.
 */
export function useLastReason(
  { role, status, institution }: User,
  isLeaving: boolean,
): string | undefined {
  const runsInstitute = role === OWNER && institution?.status === 'Active';
  const runsPlatform = role === SUPER_ADMIN && institution === null;
  const { data } = useQuery({
    ...useReads().user.list({
      role: [role],
      status: ['Active'],
      ...(institution && { institution: [institution._id] }),
      limit: 1,
    }),
    enabled: isLeaving && status === 'Active' && (runsInstitute || runsPlatform),
  });
  if (!data || data.total > 1) return undefined;
  return runsPlatform
    ? 'The platform needs at least one active Super Admin.'
    : 'An active institute needs at least one active owner.';
}
