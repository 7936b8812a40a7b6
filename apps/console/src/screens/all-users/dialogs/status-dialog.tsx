import type { User } from '@booking/api-client';
import { notify } from '@booking/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import type { EntityTools } from '../../../entity/entity.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import type { UserFilterKey } from '../user-filters.ts';
import { useLastReason } from './use-last-reason.ts';

export interface StatusDialogProps {
  readonly row: User;
  readonly status: 'Active' | 'Inactive';
  readonly tools: EntityTools<User, UserFilterKey>;
  readonly onClosed: () => void;
}

const words = {
  Inactive: { verb: 'Deactivate', done: 'deactivated', icon: 'ban', color: 'red' },
  Active: { verb: 'Reactivate', done: 'reactivated', icon: 'circle-check', color: 'theme' },
} as const;

/** Asks before a user is deactivated or reactivated. */
export default function StatusDialog({ row, status, tools, onClosed }: StatusDialogProps) {
  const { entity, calls, saved } = tools;
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const lastReason = useLastReason(row, status === 'Inactive');
  const name = entity.rowLabel(row);
  const { verb, done, icon, color } = words[status];

  async function confirm(): Promise<void> {
    // Of any version: it is about the person, whatever else has changed.
    const body = { status };
    const after = await calls.update(row._id, body, { idempotencyKey: keyOf(body) });
    setIsOpen(false);
    saved('update', after);
    notify.success(`${name} ${done}.`);
  }

  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={{ level: 1 }}
      icon={icon}
      color={color}
      title={`${verb} ${name}?`}
      description={effectOf(row, status)}
      confirmLabel={`${verb} user`}
      disabledReason={lastReason}
      onConfirm={confirm}
      onClosed={onClosed}
    />
  );
}

function effectOf({ invitedAt, lastLoginAt }: User, status: 'Active' | 'Inactive'): string {
  if (status === 'Inactive') {
    return 'They’re signed out everywhere immediately and can’t sign in. You can reactivate them later.';
  }
  return invitedAt && !lastLoginAt
    ? 'They can sign in again, or accept their invitation if they haven’t yet.'
    : 'They can sign in again with their password.';
}
