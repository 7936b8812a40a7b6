/** Facts about users. */

/** The role that runs the whole platform. */
export const SUPER_ADMIN = 'Super Admin';

export const USER_STATUSES = ['Invited', 'Active', 'Inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** What the home page of a user shows. */
export const HOME_TYPES = ['Day', 'Month'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** The picture of a user: PNG, JPEG or WebP. */
export const AVATAR_MAX_BYTES = 2 * 1_048_576;
