import { type Institution, type InstitutionStatus, isApiError } from '@booking/api-client';
import { notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Confirmation, ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useSettings } from '../../../data/use-settings.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { statusLabels } from '../../../institutes/institute-words.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import {
  changeOf,
  effectiveAt,
  effects,
  impactOf,
  levelOf,
  missingFor,
  targetsOf,
  timesOf,
} from './status-effects.ts';
import { StatusFields } from './status-fields.tsx';
import { useStatusDraft } from './use-status-draft.ts';

export interface StatusDialogProps {
  readonly institute: Institution;
  readonly onClosed: () => void;
}

/**
 * Changes an institute's status (`ENT-04`): the possible statuses, the effects of each as of now on the server, the
 * reason where required, and the typed name where a business stops.
 */
export default function StatusDialog({ institute: row, onClosed }: StatusDialogProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const read = useQuery({
    ...useReads().institution.get(row._id),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: row,
  });
  // Once done, the dialog closes with the content it had.
  const [asked, setAsked] = useState<Institution>();
  const isOpen = asked === undefined;
  const reopenDays = useSettings()?.lifecycle.closedRetentionDays;
  const institute = asked ?? read.data ?? row;
  const targets = targetsOf(institute);
  const state = useStatusDraft(institute._id, usualTarget(institute));
  // Someone else may have changed it.
  const target = targets.find((status) => status === state.draft.target);
  if (state.draft.target && !target) state.change({ target: undefined });
  const effect = target && effects[target];
  const isNow = effectiveAt(state.draft) === undefined;
  // Missing data can be added until a later change takes effect.
  const missing = target && isNow ? missingFor(target, institute) : undefined;

  async function confirm(): Promise<void> {
    const change = changeOf(state.draft, institute);
    if (!change) return;
    try {
      const saved = await api.institution.changeStatus(institute._id, change, {
        idempotencyKey: keyOf(change),
      });
      setAsked(institute);
      state.drop();
      invalidate('institution.changeStatus', saved);
      notify.success(
        saved.status === change.status
          ? `${saved.name} ${effects[saved.status].done}`
          : `Change of status of ${saved.name} scheduled.`,
      );
    } catch (error) {
      // Someone else was faster: the current status decides the options.
      if (isApiError(error) && error.status === 409) invalidate('institution.changeStatus');
      throw error;
    }
  }

  const isRead = read.isFetchedAfterMount && !read.error;
  const impact = {
    lines:
      isRead && target
        ? [...timesOf(state.draft), ...impactOf(target, [institute], reopenDays)]
        : undefined,
    error: read.error ? messageOf(read.error) : undefined,
    onRetry: () => void read.refetch(),
  };
  const level = target ? levelOf(target) : 1;
  const confirmation: Confirmation =
    level === 3
      ? {
          level,
          impact,
          phrase: { label: 'Type the institute’s name to confirm', text: institute.name },
        }
      : level === 2
        ? { level, impact }
        : isNow
          ? { level }
          : { level: 2, impact };
  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={confirmation}
      icon="circle-dot-dashed"
      title="Change status"
      description={`${institute.name} is ${statusLabels[institute.status].toLowerCase()}.`}
      confirmLabel={effect ? `${effect.verb} institute` : 'Change status'}
      color={effect?.color ?? 'theme'}
      disabledReason={missing && `This institute needs ${missing} first.`}
      onValidate={state.check}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <StatusFields state={state} targets={targets} legend="New status" />
    </ConfirmDialog>
  );
}

/** The choice at first: the only one, or going live for an institute that is set up. Nothing that stops a business. */
function usualTarget(institute: Institution): InstitutionStatus | undefined {
  const targets = targetsOf(institute);
  if (targets.length === 1) return targets[0];
  const isReady = institute.status === 'Pending' && !missingFor('Active', institute);
  return isReady ? targets.find((target) => target === 'Active') : undefined;
}
