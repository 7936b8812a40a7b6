import {
  ONE_TIME_CODE_LENGTH,
  recoveryCodeOf,
  type SignInChallenge,
} from '../contract/facts/two-factor.ts';
import { isApiError } from './api-error.ts';

/**
 * The challenge that is open after a failed sign-in: that of a right password which needs a second factor, or `asked`, the
 * one before, unless that has expired. Undefined where the password is asked for (again).
 */
export function challengeOf(error: unknown, asked?: SignInChallenge): SignInChallenge | undefined {
  if (!isApiError(error)) return asked;
  if (error.code === 'CHALLENGE_EXPIRED') return undefined;
  if (error.code !== 'SECOND_FACTOR_REQUIRED') return asked;
  // A server of an earlier release knows of no passkeys.
  const { challenge, hasAuthenticator = true, passkey = null } = Object(Object(error.body).data);
  return typeof challenge === 'string' ? { challenge, hasAuthenticator, passkey } : undefined;
}

/** Returns the input of `user.verifyLogin` from a field for both kinds of codes: six digits are those of an app. */
export function proofOf(typed: string): { oneTimeCode: string } | { recoveryCode: string } {
  const digits = typed.replaceAll(/\D/g, '');
  const isOneTime = recoveryCodeOf(typed) === digits && digits.length === ONE_TIME_CODE_LENGTH;
  return isOneTime ? { oneTimeCode: digits } : { recoveryCode: typed };
}
