/** Facts about users. */

/** The role that runs the whole platform. */
export const SUPER_ADMIN = 'Super Admin';

/** The role that runs an institution. An active institution has at least one active user with it. */
export const OWNER = 'Owner';

/** Actions of `user.update` that change no field of the user. */
export const USER_ACTIONS = ['resendInvitation', 'unlock'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The pause between two invitations of one user, in seconds. */
export const INVITATION_PAUSE_SECONDS = 60;

export const USER_STATUSES = ['Invited', 'Active', 'Inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Periods that the home page of a user can show. */
export const HOME_TYPES = ['Day', 'Month'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** The picture of a user: PNG, JPEG or WebP. */
export const AVATAR_MAX_BYTES = 2 * 1_048_576;

/** The whole name of a person; many have one name only. */
export function fullName(person: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
