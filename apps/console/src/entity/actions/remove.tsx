import type { ComponentType } from 'react';
import type { Ask } from '../../access/can.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import type { EntityRow } from '../api-types.ts';
import type { EntityAction } from '../entity.ts';

const RemoveDialog = lazyComponent(() => import('./remove-dialog.tsx'));
const BulkRemove = lazyComponent(() => import('../bulk/bulk-remove.tsx'));

interface Countable extends EntityRow {
  /** How many other records use it. */
  readonly usageCount: number;
}

/** Chooses the record that takes the place of a removed one. */
export interface ReplacementProps<E extends EntityRow> {
  readonly row: E;
  /** The id that is chosen; empty until then. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

export interface RemoveOptions<E extends EntityRow> {
  /** "3 institutes use it." */
  readonly usageText: (row: E) => string;
  /** What to do instead with a record in use: "Deactivate it instead." Left out where it can be replaced. */
  readonly alternative?: string;
  /** Chooses a replacement, which the call takes as `replaceBy`. */
  readonly Replacement?: ComponentType<ReplacementProps<E>>;
}

/**
 * Deletes a record, after a question. One in use is replaced first, or can't be deleted and says why.
 * @param call The call that removes it.
 */
export function remove<E extends Countable, K extends string>(
  call: Ask,
  options: RemoveOptions<E>,
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
        row.usageCount > 0 ? [usageText(row), alternative].filter(Boolean).join(' ') : undefined,
    }),
    run: (row, tools) =>
      tools.open((onClosed) => <RemoveDialog {...{ row, tools, options, onClosed }} />),
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkRemove {...{ request, tools, onClosed }} />),
  };
}
