import type { Ask } from '../../access/can.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import type { Countable } from '../api-types.ts';
import type { EntityAction } from '../entity.ts';
import type { RemoveOptions } from './remove-options.ts';

const RemoveDialog = lazyComponent(() => import('./remove-dialog.tsx'));
const BulkRemove = lazyComponent(() => import('../bulk/bulk-remove.tsx'));

/**
 * Deletes a record, after a question. One in use is replaced first, or can't be deleted and says why.
 * @param call The call that removes it.
 */
export function remove<E extends Countable, K extends string>(
  call: Ask,
  options: RemoveOptions<E> = {},
): EntityAction<E, K> {
  const { usageText, alternative, Replacement } = options;
  return {
    key: 'remove',
    label: 'Delete',
    icon: 'trash-2',
    tone: 'danger',
    call,
    asksFirst: true,
    ...(!Replacement && {
      blockedReason: (row) =>
        row.usageCount ? [usageText?.(row), alternative].filter(Boolean).join(' ') : undefined,
    }),
    run: (row, tools) =>
      tools.open((onClosed) => <RemoveDialog {...{ row, tools, options, onClosed }} />),
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkRemove {...{ request, tools, onClosed }} />),
  };
}
