import type { User } from '@booking/api-client';

/** After this long, in milliseconds, a sign-in no longer proves who is at the keyboard. */
export const PASSWORD_AGAIN_MS = 10 * 60_000;

/** Allowed clock difference; a sign-in further in the future is not trusted. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether the password has to be typed again before an action that stops a business. */
export function isSignInOld({ lastLoginAt }: Pick<User, 'lastLoginAt'>, now: number): boolean {
  if (!lastLoginAt) return true;
  const age = now - Date.parse(lastLoginAt);
  return age > PASSWORD_AGAIN_MS || age < -CLOCK_TOLERANCE_MS;
}
