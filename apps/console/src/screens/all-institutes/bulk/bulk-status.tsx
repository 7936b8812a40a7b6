import type { Institution, InstitutionStatus } from '@booking/api-client';
import { notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { type BulkAction, dryRun, dryRunLines } from '../../../bulk/bulk-action.ts';
import { BulkProgress } from '../../../bulk/bulk-progress.tsx';
import { readFailure, useBulkRows } from '../../../bulk/use-bulk-rows.ts';
import { type Confirmation, ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useAfterClose } from '../../../dialogs/use-after-close.ts';
import {
  instituteNoun,
  institutes,
  keysOf,
  statusLabels,
  statusTones,
} from '../../../institutes/institute-words.ts';
import { byAddress } from '../../../list/by-address.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { useSession } from '../../../session/session-context.ts';
import {
  changeOf,
  effects,
  impactOf,
  levelOf,
  targetsOf,
} from '../status-dialog/status-effects.ts';
import { StatusFields } from '../status-dialog/status-fields.tsx';
import { useStatusDraft } from '../status-dialog/use-status-draft.ts';
import type { BulkRequest } from './bulk-request.ts';
import { useInstituteRun } from './use-institute-run.ts';

export interface BulkStatusProps {
  readonly request: BulkRequest;
  readonly onClosed: () => void;
}

/**
 * Changes the status of many institutes: a dry run, the typed number where many would stop, then a toast, or the
 * results when some failed.
 */
export default function BulkStatus({ request, onClosed }: BulkStatusProps) {
  const { api } = useSession();
  const can = useCan();
  const [isAsking, setIsAsking] = useState(true);
  const [isOver, setIsOver] = useState(false);
  useAfterClose(!isOver, onClosed);
  const state = useStatusDraft('many', undefined);
  const { draft } = state;
  const effect = draft.target && effects[draft.target];
  const read = useBulkRows(byAddress(api.institution.list), request.rows);
  const run = useInstituteRun('institution.changeStatus', (outcomes) => {
    if (outcomes.some(({ kind }) => kind !== 'done')) return;
    setIsOver(true);
    notify.success(`${institutes(outcomes.length)} ${effect?.participle ?? 'changed'}.`);
    request.onDone();
  });

  const action: BulkAction<Institution> = {
    isDone: ({ status }) => status === draft.target,
    blockedReason: (institute) =>
      can('institution.changeStatus', institute).reason ?? transitionError(institute, draft.target),
    write: (institute) => {
      const body = changeOf(draft, institute);
      if (!body) throw new Error('A status is chosen before anything is sent.');
      return {
        body,
        send: (options) => api.institution.changeStatus(institute._id, body, options),
      };
    },
  };
  const dry = draft.target && read.data && dryRun(action, read.data);
  const targets = keysOf(statusTones).filter((status) =>
    read.data?.some((institute) => targetsOf(institute.status).includes(status)),
  );
  const impact = {
    lines: dry && draft.target && [...dryRunLines(dry), ...impactOf(draft.target, dry.can)],
    failure: read.error ? readFailure(read.error) : undefined,
    onRetry: () => void read.refetch(),
  };
  const count = dry?.can.length ?? 0;
  const confirmation: Confirmation =
    dry && draft.target && levelOf(draft.target, count) === 3 && count > 0
      ? {
          level: 3,
          impact,
          phrase: { label: 'Type the number of institutes to confirm', text: String(count) },
        }
      : draft.target || read.error
        ? { level: 2, impact }
        : { level: 1 };

  // The dialog opens with its fields, so that the first one gets the focus.
  if (read.isPending) return <LoadingBar label="Loading institutes" />;
  return (
    <>
      <ConfirmDialog
        open={isAsking}
        returnFocus={request.returnFocus}
        confirmation={confirmation}
        icon="circle-dot-dashed"
        title="Change status"
        {...(read.data && { description: `${institutes(read.data.length)} selected.` })}
        verb={effect && dry ? `${effect.verb} ${institutes(count)}` : 'Change status'}
        color={effect?.color ?? 'theme'}
        check={state.check}
        disabledReason={
          dry && count === 0
            ? 'None of the selected institutes can change to this status.'
            : undefined
        }
        onConfirm={() => {
          if (!dry) return;
          setIsAsking(false);
          state.drop();
          run.start(dry.can, action);
        }}
        onCancel={onClosed}
      >
        <StatusFields state={state} targets={targets} legend="New status" />
      </ConfirmDialog>
      <BulkProgress
        returnFocus={request.returnFocus}
        run={run}
        words={{
          doing: effect?.doing ?? 'Changing',
          done: effect?.participle ?? 'changed',
          noun: instituteNoun,
        }}
        onClose={() => setIsOver(true)}
      />
    </>
  );
}

function transitionError({ status }: Institution, target: InstitutionStatus | undefined) {
  if (!target || targetsOf(status).includes(target)) return undefined;
  return `institutes that are ${statusLabels[status].toLowerCase()} can’t be ${effects[target].participle}`;
}
