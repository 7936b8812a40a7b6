import type { User } from '@booking/api-client';

/** A sign-in this long ago, in milliseconds, no longer says who sits in front of the page. */
export const PASSWORD_AGAIN_MS = 10 * 60_000;

/** Clocks differ by a little; a sign-in that lies further ahead is not believed. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether the password has to be typed again before something that stops a business. */
export function isSignInOld({ lastLoginAt }: Pick<User, 'lastLoginAt'>, now: number): boolean {
  if (!lastLoginAt) return true;
  const age = now - Date.parse(lastLoginAt);
  return age > PASSWORD_AGAIN_MS || age < -CLOCK_TOLERANCE_MS;
}
