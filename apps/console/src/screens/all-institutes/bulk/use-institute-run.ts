import type { Institution } from '@booking/api-client';
import type { WriteName } from '@booking/api-client/query';
import type { Outcome } from '../../../bulk/run-writes.ts';
import { useBulkRun } from '../../../bulk/use-bulk-run.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useSession } from '../../../session/session-context.ts';

/** A bulk action on institutes. @param write The call that it makes of each. */
export function useInstituteRun(
  write: WriteName,
  onEnd: (outcomes: readonly Outcome<Institution>[]) => void = () => undefined,
) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  return useBulkRun<Institution>({
    refetchRows: async (ids) => (await api.institution.list({ _id: [...ids], limit: 100 })).items,
    onEnd: (outcomes) => {
      invalidate(write);
      onEnd(outcomes);
    },
  });
}
