import type { User } from '@booking/api-client';
import type { UserAction as Action } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import type { EntityAction, EntityTools } from '../../entity/entity.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { messageOf } from '../../messages/failure-message.ts';
import type { UserFilterKey } from './user-filters.ts';
import {
  passwordReason,
  rankReason,
  resendReason,
  roleReason,
  sessionsReason,
  statusReason,
  twoFactorReason,
} from './user-reasons.ts';
import { isLocked } from './user-words.ts';

// Dialogs include their schemas, so they load when first opened.
const StatusDialog = lazyComponent(() => import('./dialogs/status-dialog.tsx'));
const PasswordDialog = lazyComponent(() => import('./dialogs/password-dialog.tsx'));
const SessionsDialog = lazyComponent(() => import('./dialogs/sessions-dialog.tsx'));
const SignInAsDialog = lazyComponent(() => import('./dialogs/sign-in-as-dialog.tsx'));
const LostDeviceDialog = lazyComponent(() => import('./dialogs/lost-device-dialog.tsx'));
const BulkUsers = lazyComponent(() => import('./dialogs/bulk-users.tsx'));
const BulkRole = lazyComponent(() => import('./dialogs/bulk-role.tsx'));

type UserAction = EntityAction<User, UserFilterKey>;
type Tools = EntityTools<User, UserFilterKey>;

/** Actions on users besides editing them. */
export const userActions: readonly UserAction[] = [
  {
    key: 'resend',
    label: 'Resend invitation',
    icon: 'send',
    call: 'user.update',
    labelFor: (name) => `Resend invitation to ${name}`,
    isFrequent: true,
    isFor: ({ status }) => status === 'Invited',
    blockedReason: resendReason,
    run: (row, tools) =>
      void act(row, 'resendInvitation', tools, {
        done: (name) => `Invitation sent to ${name}.`,
        failed: (name) => `The invitation to ${name} wasn’t sent.`,
      }),
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkUsers kind="resend" {...{ request, tools, onClosed }} />),
  },
  {
    key: 'unlock',
    label: 'Unlock',
    icon: 'lock-open',
    call: 'user.update',
    isFrequent: true,
    isFor: isLocked,
    blockedReason: rankReason,
    run: (row, tools) =>
      void act(row, 'unlock', tools, {
        done: (name) => `${name} can sign in again.`,
        failed: (name) => `${name} wasn’t unlocked.`,
      }),
  },
  {
    key: 'password',
    label: 'Set password',
    icon: 'key-round',
    call: 'user.updatePassword',
    labelFor: (name) => `Set password of ${name}`,
    asksFirst: true,
    blockedReason: passwordReason,
    run: (row, { open }) => open((onClosed) => <PasswordDialog user={row} onClosed={onClosed} />),
  },
  {
    key: 'signInAs',
    label: 'Sign in as',
    icon: 'log-in',
    call: 'user.signInAs',
    labelFor: (name) => `Sign in as ${name}`,
    asksFirst: true,
    isFor: ({ status, institution }) => status === 'Active' && institution !== null,
    run: (row, { open }) => open((onClosed) => <SignInAsDialog user={row} onClosed={onClosed} />),
  },
  {
    key: 'sessions',
    label: 'Sessions',
    icon: 'smartphone',
    call: 'user.sessions',
    labelFor: (name) => `Sessions of ${name}`,
    asksFirst: true,
    isFor: ({ status }) => status === 'Active',
    blockedReason: sessionsReason,
    run: (row, { open }) => open((onClosed) => <SessionsDialog user={row} onClosed={onClosed} />),
  },
  {
    key: 'lostDevice',
    label: 'Reset two-factor',
    icon: 'shield-check',
    call: 'user.resetTwoFactor',
    labelFor: (name) => `Reset two-factor authentication of ${name}`,
    asksFirst: true,
    isFor: ({ hasTwoFactor }) => hasTwoFactor,
    blockedReason: twoFactorReason,
    run: (row, { open }) => open((onClosed) => <LostDeviceDialog user={row} onClosed={onClosed} />),
  },
  {
    key: 'deactivate',
    label: 'Deactivate',
    icon: 'ban',
    tone: 'danger',
    call: 'user.deactivate',
    asksFirst: true,
    isFor: ({ status }) => status !== 'Inactive',
    blockedReason: statusReason,
    run: (row, tools) =>
      tools.open((onClosed) => <StatusDialog status="Inactive" {...{ row, tools, onClosed }} />),
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkUsers kind="deactivate" {...{ request, tools, onClosed }} />),
  },
  {
    key: 'reactivate',
    label: 'Reactivate',
    icon: 'circle-check',
    call: 'user.deactivate',
    asksFirst: true,
    isFor: ({ status }) => status === 'Inactive',
    blockedReason: rankReason,
    run: (row, tools) =>
      tools.open((onClosed) => <StatusDialog status="Active" {...{ row, tools, onClosed }} />),
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkUsers kind="reactivate" {...{ request, tools, onClosed }} />),
  },
  {
    key: 'role',
    label: 'Change role',
    icon: 'shield-check',
    call: 'user.update',
    blockedReason: roleReason,
    runMany: (request, tools) =>
      tools.open((onClosed) => <BulkRole {...{ request, tools, onClosed }} />),
  },
];

interface Words {
  readonly done: (name: string) => string;
  readonly failed: (name: string) => string;
}

async function act(row: User, action: Action, tools: Tools, { done, failed }: Words) {
  const { entity, calls, saved } = tools;
  const name = entity.rowLabel(row);
  try {
    const after = await calls.update(row._id, { action }, { idempotencyKey: randomKey() });
    saved('update', after);
    notify.success(done(name));
  } catch (error) {
    saved('update');
    notify.error(`${failed(name)} ${messageOf(error)}`);
  }
}
