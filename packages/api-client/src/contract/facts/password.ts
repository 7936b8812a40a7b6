/** Facts of the password policy, which `passwordFault` decides by. */

/** Why a link of an email no longer works: a newer one replaces it, as does any other new password. */
export const LINK_ENDS = ['used', 'replaced', 'expired'] as const;
export type LinkEnd = (typeof LINK_ENDS)[number];

/** In characters as people count them: an emoji is one. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Why a password is rejected, with the message for its user. */
export const passwordFaults = {
  short: `Use at least ${PASSWORD_MIN} characters.`,
  long: `Use ${PASSWORD_MAX} characters or fewer.`,
  repeated: 'Don’t repeat a character four or more times.',
  common: 'This password is too easy to guess.',
  personal: 'Leave out your name, email address and the product’s name.',
} as const;

export type PasswordFault = keyof typeof passwordFaults;
