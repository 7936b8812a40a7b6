import { notify } from '@booking/ui';
import { useState } from 'react';
import { type DryRun, dryRun, dryRunLines } from '../../bulk/bulk-action.ts';
import { BulkProgress } from '../../bulk/bulk-progress.tsx';
import { BULK_MAX } from '../../bulk/run-writes.ts';
import { readFailure, useBulkRows } from '../../bulk/use-bulk-rows.ts';
import { type Confirmation, ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { counted } from '../../list/counted.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import type { EntityRow } from '../api-types.ts';
import { useEntityCalls } from '../use-entity-calls.ts';
import type { BulkChange, BulkDialogProps } from './bulk-change.ts';
import { BulkCheckDialog } from './bulk-check-dialog.tsx';
import { useEntityRun } from './use-entity-run.ts';

/** Changes many rows: those that the page changes itself, or more by the server. */
export function BulkDialog<E extends EntityRow, K extends string>(props: BulkDialogProps<E, K>) {
  return props.request.count > BULK_MAX ? (
    <BulkCheckDialog {...props} />
  ) : (
    <BulkRowsDialog {...props} />
  );
}

/**
 * Changes many rows: a dry run, the typed number where the level asks for it, then a toast, or the results when some
 * failed.
 */
function BulkRowsDialog<E extends EntityRow, K extends string>({
  entity,
  request,
  icon,
  title,
  change,
  noneText = `None of the selected ${entity.noun.many} would change.`,
  onWritten,
  onStart,
  check,
  children,
  onClosed,
}: BulkDialogProps<E, K>) {
  const { noun, rowLabel } = entity;
  const { calls } = useEntityCalls<E, K>(entity);
  const [isAsking, setIsAsking] = useState(true);
  const read = useBulkRows(calls.list, request.rows);
  const run = useEntityRun<E, K>(entity, onWritten, (outcomes) => {
    if (outcomes.some(({ kind }) => kind !== 'done')) return;
    notify.success(`${counted(outcomes.length, noun)} ${change?.done ?? 'changed'}.`);
    request.onDone();
  });
  const dry = change && read.data && dryRun(change.action, read.data);
  const count = dry?.can.length ?? 0;
  const lines = change &&
    dry && [...dryRunLines(dry, rowLabel), ...(change.impactOf?.(dry.can) ?? [])];
  const loadError = read.error ? readFailure(read.error) : undefined;
  const impact = { lines, loadError, onRetry: () => void read.refetch() };

  // The dialog opens with its fields, so that the first one gets the focus.
  if (read.isPending) return <LoadingBar label={`Loading ${noun.many}`} />;
  return (
    <>
      <ConfirmDialog
        open={isAsking}
        returnFocus={request.returnFocus}
        confirmation={confirmationOf(change, dry, impact, noun.many)}
        icon={icon}
        title={title}
        {...(read.data && { description: `${counted(read.data.length, noun)} selected.` })}
        confirmLabel={change && dry ? `${change.verb} ${counted(count, noun)}` : title}
        color={change?.color ?? 'theme'}
        onValidate={check}
        disabledReason={dry && count === 0 ? noneText : undefined}
        onConfirm={() => {
          if (!change || !dry) return;
          setIsAsking(false);
          onStart?.();
          run.start(dry.can, change.action);
        }}
        onClosed={() => isAsking && onClosed()}
      >
        {read.data && children?.(read.data)}
      </ConfirmDialog>
      <BulkProgress
        returnFocus={request.returnFocus}
        run={run}
        nameOf={rowLabel}
        words={{ doing: change?.doing ?? 'Changing', done: change?.done ?? 'changed', noun }}
        onClosed={onClosed}
      />
    </>
  );
}

function confirmationOf<E extends EntityRow>(
  change: BulkChange<E> | undefined,
  dry: DryRun<E> | undefined,
  impact: Extract<Confirmation, { level: 2 }>['impact'],
  many: string,
): Confirmation {
  const count = dry?.can.length ?? 0;
  const level = change?.levelOf?.(count) ?? 2;
  if (level === 3 && count > 0) {
    const phrase = { label: `Type the number of ${many} to confirm`, text: String(count) };
    return { level, impact, phrase };
  }
  return change || impact.loadError ? { level: 2, impact } : { level: 1 };
}
