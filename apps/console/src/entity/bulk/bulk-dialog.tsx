import type { BulkCreate } from '@booking/api-client';
import { type ButtonColor, type IconName, notify } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { type BulkAction, type DryRun, dryRun, dryRunLines } from '../../bulk/bulk-action.ts';
import { BulkProgress } from '../../bulk/bulk-progress.tsx';
import { BULK_MAX } from '../../bulk/run-writes.ts';
import { readFailure, useBulkRows } from '../../bulk/use-bulk-rows.ts';
import { type Confirmation, ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { counted } from '../../list/counted.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import type { EntityRow } from '../api-types.ts';
import type { BulkRequest, Entity } from '../entity.ts';
import { useEntityCalls } from '../use-entity-calls.ts';
import { BulkCheckDialog } from './bulk-check-dialog.tsx';
import { useEntityRun } from './use-entity-run.ts';

/** A bulk action with its words. */
export interface BulkChange<E extends EntityRow> {
  readonly action: BulkAction<E>;
  /** "Suspend", on the button before the number of rows. */
  readonly verb: string;
  /** "Suspending" */
  readonly doing: string;
  /** "suspended" */
  readonly done: string;
  /** Default `theme`. */
  readonly color?: ButtonColor;
  /** What happens besides; the dry run comes first. */
  readonly impactOf?: (rows: readonly E[]) => readonly string[];
  /** What the server makes of each row, where there are more than the page changes itself. */
  readonly all?: Omit<BulkCreate, 'list' | 'query' | 'except'>;
  /** 3 asks for the number of rows. Default 2. */
  readonly levelOf?: (count: number) => Confirmation['level'];
}

export interface BulkDialogProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly request: BulkRequest<K>;
  readonly icon: IconName;
  readonly title: string;
  /** Undefined until it is chosen in the dialog. */
  readonly change: BulkChange<E> | undefined;
  /** Why nothing can be sent when no row would change. */
  readonly noneText?: string;
  /** Called after a run: invalidates what it changed. */
  readonly onWritten: () => void;
  /** Called when the rows are sent. */
  readonly onStart?: () => void;
  /** Validates the dialog's own fields. */
  readonly check?: () => boolean;
  /** Its own fields, with the rows as they are now. */
  readonly children?: (rows: readonly E[]) => ReactNode;
  readonly onClosed: () => void;
}

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
