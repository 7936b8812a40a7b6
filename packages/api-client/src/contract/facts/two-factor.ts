/** The digits of a code of an authenticator app. */
export const ONE_TIME_CODE_LENGTH = 6;

/** How many recovery codes someone gets, each for one sign-in. */
export const RECOVERY_CODES = 10;

/** The letters and digits of a recovery code, without those that look alike. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What is left of a typed recovery code without case, blanks and hyphens. */
export function recoveryCodeOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** The letters and digits of a recovery code: 80 random bits. */
export const RECOVERY_CODE_LENGTH = 16;

/** With `SECOND_FACTOR_REQUIRED`: what `user.verifyLogin` takes, beside a code. */
export interface SignInChallenge {
  /** Good for one sign-in, for a few minutes. */
  readonly challenge: string;
}
