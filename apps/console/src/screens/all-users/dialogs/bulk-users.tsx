import type { CurrentUser, User } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { useUser } from '../../../session/session-context.ts';
import type { UserFilterKey } from '../user-filters.ts';
import { inSentence, rankReason, resendReason, statusReason } from '../user-reasons.ts';

export interface BulkUsersProps {
  readonly kind: keyof typeof changes;
  readonly request: BulkRequest<UserFilterKey>;
  readonly tools: EntityTools<User, UserFilterKey>;
  readonly onClosed: () => void;
}

type Kind = Pick<BulkChange<User>, 'verb' | 'doing' | 'done' | 'color'> & {
  readonly icon: IconName;
  readonly title: string;
  readonly impact: readonly string[];
  /** The server's change of each user, where there are many. */
  readonly all: BulkChange<User>['all'];
  readonly bodyOf: (row: User) => object;
  readonly isDone: (row: User) => boolean;
  readonly reasonOf: (row: User, viewer: CurrentUser) => string | undefined;
};

const changes = {
  deactivate: {
    icon: 'ban',
    title: 'Deactivate users',
    verb: 'Deactivate',
    doing: 'Deactivating',
    done: 'deactivated',
    color: 'red',
    impact: ['They’re signed out everywhere immediately.'],
    all: { call: 'user.update', body: { status: 'Inactive' } },
    bodyOf: ({ __v }) => ({ status: 'Inactive', __v }),
    isDone: ({ status }) => status === 'Inactive',
    reasonOf: statusReason,
  },
  reactivate: {
    icon: 'circle-check',
    title: 'Reactivate users',
    verb: 'Reactivate',
    doing: 'Reactivating',
    done: 'reactivated',
    impact: [],
    all: { call: 'user.update', body: { status: 'Active' } },
    bodyOf: ({ __v }) => ({ status: 'Active', __v }),
    isDone: ({ status }) => status !== 'Inactive',
    reasonOf: rankReason,
  },
  resend: {
    icon: 'send',
    title: 'Resend invitations',
    verb: 'Invite',
    doing: 'Inviting',
    done: 'invited again',
    impact: [],
    all: { call: 'user.update', body: { action: 'resendInvitation' } },
    // Without the version: a retry after a lost response is the same write, and sends no second email.
    bodyOf: () => ({ action: 'resendInvitation' }),
    isDone: () => false,
    reasonOf: (row, viewer) =>
      row.status === 'Invited' ? resendReason(row, viewer) : 'they have a password already',
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Deactivates, reactivates or invites many users again. */
export default function BulkUsers({ kind, request, tools, onClosed }: BulkUsersProps) {
  const { entity, calls, saved } = tools;
  const viewer = useUser();
  const { icon, title, impact, bodyOf, isDone, reasonOf, ...words }: Kind = changes[kind];
  return (
    <BulkDialog
      {...{ entity, request, icon, title, onClosed }}
      change={{
        ...words,
        impactOf: () => impact,
        action: {
          isDone,
          blockedReason: (row) => inSentence(reasonOf(row, viewer)),
          write: (row) => {
            const body = bodyOf(row);
            return { body, send: (options) => calls.update(row._id, body, options) };
          },
        },
      }}
      onWritten={() => saved('update')}
    />
  );
}
