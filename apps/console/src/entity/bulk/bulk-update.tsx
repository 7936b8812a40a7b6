import type { IconName } from '@booking/ui';
import type { EntityRow } from '../api-types.ts';
import type { BulkRequest, EntityTools } from '../entity.ts';
import { allOf } from './all-of.ts';
import type { BulkChange } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkUpdateProps<E extends EntityRow, K extends string> {
  readonly request: BulkRequest<K>;
  readonly tools: EntityTools<E, K>;
  readonly icon: IconName;
  /** "Activate", "Activating", "activated". */
  readonly verb: string;
  readonly doing: string;
  readonly done: string;
  readonly isDone: (row: E) => boolean;
  /** Values that are written to each row. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Which rows it is for, as criteria of the list, where not for all. */
  readonly where?: NonNullable<BulkChange<E>['all']>['where'];
  readonly onClosed: () => void;
}

/** Writes the same values to many rows. */
export default function BulkUpdate<E extends EntityRow, K extends string>({
  request,
  tools: { entity, calls, saved },
  icon,
  isDone,
  body: values,
  where,
  onClosed,
  ...words
}: BulkUpdateProps<E, K>) {
  return (
    <BulkDialog
      {...{ entity, request, icon, onClosed }}
      title={`${words.verb} ${entity.noun.many}`}
      change={{
        ...words,
        ...allOf(entity, 'update', { body: values, ...(where && { where }) }),
        action: {
          isDone,
          blockedReason: () => undefined,
          write: (row) => {
            const body = { ...values, __v: row.__v };
            return { body, send: (options) => calls.update(row._id, body, options) };
          },
        },
      }}
      onWritten={() => saved('update')}
    />
  );
}
