import { isApiError } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { type Confirmation, ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { conflictOf } from '../../forms/use-save.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { tableTarget } from '../../list/table-target.ts';
import type { Countable } from '../api-types.ts';
import { ChangedSince } from '../changed-since.tsx';
import type { EntityTools } from '../entity.ts';
import { actionsFor } from './actions-for.ts';
import { BlockerList, type Blockers, blockersOf } from './blockers.tsx';
import type { RemoveOptions } from './remove-options.ts';

export interface RemoveDialogProps<E extends Countable, K extends string> {
  readonly row: E;
  readonly tools: EntityTools<E, K>;
  readonly options: RemoveOptions<E>;
  readonly onClosed: () => void;
}

/** Asks before a record is deleted, and for its replacement where it is in use. */
export default function RemoveDialog<E extends Countable, K extends string>({
  row: initialRow,
  tools,
  options: { usageText, blockers: links, Replacement },
  onClosed,
}: RemoveDialogProps<E, K>) {
  const { entity, calls, saved } = tools;
  const keyOf = useIdempotencyKey();
  const [blockers, setBlockers] = useState<Blockers>();
  const [isOpen, setIsOpen] = useState(true);
  // Someone else may change it while the dialog is open.
  const [row, setRow] = useState(initialRow);
  const [replaceBy, setReplaceBy] = useState('');
  const [error, setError] = useState<string>();
  const name = entity.rowLabel(row);
  const deactivate = actionsFor(entity.actions, row).find(({ key }) => key === 'deactivate');
  const isReplaced = Replacement !== undefined && Boolean(row.usageCount);
  const impact = { lines: usageText ? [usageText(row)] : [], onRetry: () => undefined };
  const confirmation: Confirmation = isReplaced ? { level: 2, impact } : { level: 1 };

  async function confirm(): Promise<void> {
    const body = Replacement && { __v: row.__v, ...(isReplaced && { replaceBy }) };
    try {
      await calls.remove(row._id, body, { idempotencyKey: keyOf([row._id, body]) });
    } catch (refused) {
      setBlockers(blockersOf(refused));
      if (isApiError(refused) && refused.status === 409) await catchUp(refused);
      throw refused;
    }
    setIsOpen(false);
    saved('remove');
    notify.success(`${name} deleted.`);
  }

  /** Shows the record as it is now: a conflict carries it, one that is in use by now is read again. */
  async function catchUp(refused: unknown): Promise<void> {
    // The page behind the dialog is out of date.
    saved('update');
    const current = conflictOf<E>(refused) ?? (Replacement && (await read()));
    if (current) setRow(current);
  }

  async function read(): Promise<E | undefined> {
    const none: Partial<Record<K, string>> = {};
    const { signal } = new AbortController();
    const page = await calls
      .list({ ...none, _id: [row._id], limit: 1 }, { signal })
      .catch(() => null);
    return page?.items[0];
  }

  return (
    <ConfirmDialog
      open={isOpen}
      // Once it is deleted, its row goes, and the button that had the focus.
      {...(!isOpen && { returnFocus: tableTarget })}
      confirmation={confirmation}
      icon="trash-2"
      title={`Delete ${name}?`}
      description="This can’t be undone."
      confirmLabel={`Delete ${entity.noun.one}`}
      onValidate={() => {
        const isMissing = isReplaced && replaceBy === '';
        setError(isMissing ? `Choose the ${entity.noun.one} to use instead.` : undefined);
        return !isMissing;
      }}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <ChangedSince entity={entity} before={initialRow} now={row} />
      {isReplaced && (
        <Replacement row={row} value={replaceBy} error={error} onChange={setReplaceBy} />
      )}
      {links && blockers && (
        <BlockerList
          {...{ row, blockers, links }}
          action={
            deactivate && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  setIsOpen(false);
                  deactivate.run(row, tools);
                }}
              >
                Deactivate instead
              </Button>
            )
          }
        />
      )}
    </ConfirmDialog>
  );
}
