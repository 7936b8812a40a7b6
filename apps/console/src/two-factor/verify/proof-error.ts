import { isApiError } from '@booking/api-client';
import { signInError } from '../../entry/sign-in-error.ts';

export const TOO_LONG = 'That took too long. Enter your password again.';

/** Whether a sign-in has to begin again with the password. */
export const isExpired = (error: unknown): boolean =>
  isApiError(error) && error.code === 'CHALLENGE_EXPIRED';

/** Why a proof was refused, in one line. */
export function proofError(error: unknown): string {
  const [field] = isApiError(error) ? error.fields : [];
  return field?.message ?? signInError(error);
}
