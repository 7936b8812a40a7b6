import { isApiError, type SignInChallenge } from '@booking/api-client';

/** The challenge of a sign-in whose password was right and which needs a second factor; undefined for any other failure. */
export function challengeOf(error: unknown): SignInChallenge | undefined {
  if (!isApiError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return undefined;
  // A server of an earlier release knows of no passkeys.
  const { challenge, hasAuthenticator = true, passkey = null } = Object(Object(error.body).data);
  return typeof challenge === 'string' ? { challenge, hasAuthenticator, passkey } : undefined;
}
