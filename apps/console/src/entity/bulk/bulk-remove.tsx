import type { Countable } from '../api-types.ts';
import type { BulkRequest, EntityTools } from '../entity.ts';
import { allOf } from './all-of.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkRemoveProps<E extends Countable, K extends string> {
  readonly request: BulkRequest<K>;
  readonly tools: EntityTools<E, K>;
  readonly onClosed: () => void;
}

/** Deletes many rows, except those in use. */
export default function BulkRemove<E extends Countable, K extends string>({
  request,
  tools: { entity, calls, saved },
  onClosed,
}: BulkRemoveProps<E, K>) {
  return (
    <BulkDialog
      {...{ entity, request, onClosed }}
      icon="trash-2"
      title={`Delete ${entity.noun.many}`}
      noneText={`All of the selected ${entity.noun.many} are in use.`}
      change={{
        verb: 'Delete',
        doing: 'Deleting',
        done: 'deleted',
        color: 'red',
        impactOf: () => ['This can’t be undone.'],
        ...allOf(entity, 'remove'),
        action: {
          isRemoval: true,
          isDone: () => false,
          blockedReason: ({ usageCount }) => (usageCount ? 'they are in use' : undefined),
          write: (row) => ({
            body: row._id,
            send: async (options) => {
              await calls.remove(row._id, undefined, options);
              return row;
            },
          }),
        },
      }}
      onWritten={() => saved('remove')}
    />
  );
}
