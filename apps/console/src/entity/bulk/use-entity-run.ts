import type { Outcome } from '../../bulk/run-writes.ts';
import { useBulkRun } from '../../bulk/use-bulk-run.ts';
import type { EntityRow } from '../api-types.ts';
import type { Entity } from '../entity.ts';
import { useEntityCalls } from '../use-entity-calls.ts';

/** A bulk run on the rows of an entity. @param onWritten Called after a run, before `onEnd`: invalidates what it changed. */
export function useEntityRun<E extends EntityRow, K extends string>(
  entity: Pick<Entity<E, K>, 'group'>,
  onWritten: () => void,
  onEnd: (outcomes: readonly Outcome<E>[]) => void,
) {
  const { calls } = useEntityCalls<E, K>(entity);
  return useBulkRun<E>({
    refetchRows: async (ids) => {
      const none: Partial<Record<K, string>> = {};
      const query = { ...none, _id: [...ids], limit: ids.length };
      return (await calls.list(query, { signal: new AbortController().signal })).items;
    },
    onEnd: (outcomes) => {
      onWritten();
      onEnd(outcomes);
    },
  });
}
