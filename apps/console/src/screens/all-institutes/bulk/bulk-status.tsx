import type { Institution, InstitutionStatus } from '@booking/api-client';
import { useCan } from '../../../access/can.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useSettings } from '../../../data/use-settings.ts';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, Entity } from '../../../entity/entity.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';
import { statusLabels, statusTones } from '../../../institutes/institute-words.ts';
import { keysOf } from '../../../labels/labels.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  changeOf,
  effectiveAt,
  effects,
  impactOf,
  levelOf,
  missingFor,
  type StatusDraft,
  targetsOf,
  timesOf,
} from '../status-dialog/status-effects.ts';
import { StatusFields } from '../status-dialog/status-fields.tsx';
import { useStatusDraft } from '../status-dialog/use-status-draft.ts';

export interface BulkStatusProps {
  readonly entity: Entity<Institution, InstituteFilterKey>;
  readonly request: BulkRequest<InstituteFilterKey>;
  readonly onClosed: () => void;
}

/** Changes the status of many institutes. */
export default function BulkStatus({ entity, request, onClosed }: BulkStatusProps) {
  const { api } = useSession();
  const can = useCan();
  const invalidate = useInvalidate();
  const state = useStatusDraft('many', undefined);
  const { draft } = state;
  const reopenDays = useSettings()?.lifecycle.closedRetentionDays;
  const { target } = draft;
  const change: BulkChange<Institution> | undefined = target && {
    ...effects[target],
    done: effectiveAt(draft) ? 'scheduled' : effects[target].participle,
    impactOf: (rows) => [...timesOf(draft), ...impactOf(target, rows, reopenDays)],
    ...allOf(draft),
    levelOf: (count) => levelOf(target, count),
    action: {
      isDone: ({ status }) => status === target,
      blockedReason: (row) =>
        can('institution.changeStatus', row).reason ??
        transitionError(row, target, effectiveAt(draft) === undefined),
      write: (row) => {
        const body = changeOf(draft, row);
        if (!body) throw new Error('A status is chosen before anything is sent.');
        return {
          body,
          send: (options) => api.institution.changeStatus(row._id, body, options),
        };
      },
    },
  };
  return (
    <BulkDialog
      entity={entity}
      request={request}
      icon="circle-dot-dashed"
      title="Change status"
      change={change}
      noneText="None of the selected institutes can change to this status."
      onWritten={() => invalidate('institution.changeStatus')}
      onStart={state.drop}
      check={state.check}
      onClosed={onClosed}
    >
      {(rows) => <StatusFields state={state} targets={targetsOfAny(rows)} legend="New status" />}
    </BulkDialog>
  );
}

/** The same of all that match. */
function allOf(draft: StatusDraft): Pick<BulkChange<Institution>, 'all'> {
  const change = changeOf(draft, { __v: 0 });
  if (!change) return {};
  const { __v, ...body } = change;
  return { all: { call: 'institution.changeStatus', body } };
}

/** The statuses that at least one of them can change to. */
function targetsOfAny(rows: readonly Institution[]): readonly InstitutionStatus[] {
  return keysOf(statusTones).filter((status) =>
    rows.some((row) => targetsOf(row).includes(status)),
  );
}

function transitionError(row: Institution, target: InstitutionStatus, isNow: boolean) {
  if (targetsOf(row).includes(target)) {
    const missing = isNow ? missingFor(target, row) : undefined;
    return missing && `institutes without ${missing} can’t be ${effects[target].participle}`;
  }
  return `institutes that are ${statusLabels[row.status].toLowerCase()} can’t be ${effects[target].participle}`;
}
