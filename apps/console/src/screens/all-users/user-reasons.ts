import type { CurrentUser, User } from '@booking/api-client';
import { INVITATION_PAUSE_SECONDS } from '@booking/api-client/facts';
import { isOwner } from './user-words.ts';

type Row = Pick<User, '_id' | 'role'>;
type Viewer = Pick<CurrentUser, '_id' | 'role' | 'institution'>;
type Permitted = Viewer & Pick<CurrentUser, 'permissions'>;

/** Why someone can't be changed by the viewer, as the server decides it. */
export function rankReason(row: Row, viewer: Viewer): string | undefined {
  // The server alone knows what a role permits; of an institution, only owners may do more than others.
  return viewer.institution && isOwner(row) && !isOwner(viewer)
    ? 'You can’t change someone with more permissions than you have.'
    : undefined;
}

export function statusReason(row: Row, viewer: Viewer): string | undefined {
  return row._id === viewer._id
    ? 'You can’t deactivate your own account.'
    : rankReason(row, viewer);
}

export function roleReason(row: Row, viewer: Viewer): string | undefined {
  return row._id === viewer._id ? 'You can’t change your own role.' : rankReason(row, viewer);
}

export function passwordReason(row: Row, viewer: Viewer): string | undefined {
  return row._id === viewer._id
    ? 'Change your own password in your profile.'
    : rankReason(row, viewer);
}

export function sessionsReason(row: Row, viewer: Viewer): string | undefined {
  return row._id === viewer._id
    ? 'Your own sessions are in your profile.'
    : rankReason(row, viewer);
}

export function twoFactorReason(row: Row, viewer: Viewer): string | undefined {
  return row._id === viewer._id
    ? 'Turn your own two-factor authentication off in your profile.'
    : rankReason(row, viewer);
}

/** Why someone's address can't be changed: who changes it can have a new password sent there. */
export function emailReason(
  row: Row & Pick<User, 'status'>,
  viewer: Permitted,
): string | undefined {
  if (row._id === viewer._id) return 'You can’t change your own email address.';
  const may = row.status === 'Invited' || viewer.permissions.includes('user.resetPassword');
  return may ? rankReason(row, viewer) : 'You don’t have permission to change how others sign in.';
}

/** Why someone can't be moved to another institute, as far as their record says. */
export function placeReason({ institution }: Pick<User, 'institution'>): string | undefined {
  return institution ? undefined : 'Platform staff have no institute.';
}

/** Why an invitation can't be sent again yet. */
export function resendReason(
  row: Row & Pick<User, 'invitedAt'>,
  viewer: Viewer,
  now = Date.now(),
): string | undefined {
  const age = row.invitedAt ? (now - Date.parse(row.invitedAt)) / 1000 : Number.POSITIVE_INFINITY;
  return age >= 0 && age < INVITATION_PAUSE_SECONDS
    ? 'The last invitation was sent less than a minute ago.'
    : rankReason(row, viewer);
}

/** A reason inside a sentence: "you can’t change your own role". */
export function inSentence(reason: string | undefined): string | undefined {
  return reason && reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');
}
