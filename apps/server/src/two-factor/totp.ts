import { brand } from '@booking/content';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that a clock may be ahead or behind: a step of the codes either way. */
const SKEW_SECONDS = 30;

/** Seconds for which a code is valid. */
const STEP_SECONDS = 30;

/** A secret of 160 random bits, in base32. */
export function newSecret(): string {
  return generateSecret();
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, email: string): string {
  return generateURI({ issuer: brand.name, label: email, secret });
}

/**
 * The time step of a code that is right now, or was or will be within the skew; undefined for any other, and for a
 * code of `after` or before it, which has been used. An `after` of a clock that was ahead counts for nothing: no one
 * could sign in until then.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  after: number | null,
): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const isPossible = after !== null && after <= Math.floor((epoch + SKEW_SECONDS) / STEP_SECONDS);
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: SKEW_SECONDS,
    ...(isPossible && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
