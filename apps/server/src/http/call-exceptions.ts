/** Calls that a rule of all the others leaves out, by their names. */

/** Public writes that are accepted when the disk is full: someone has to sign in and look. Their rows are few and swept. */
export const allowedOnFullDisk: ReadonlySet<string> = new Set([
  'user.login',
  'user.verifyLogin',
  'user.logout',
]);

/** Writes whose responses are never stored for an `Idempotency-Key`: they hold tokens, or secrets that are shown once. */
export const hasSecretReply: ReadonlySet<string> = new Set([
  'user.handOver',
  'user.signInAs',
  'twoFactor.start',
  'twoFactor.confirm',
  'twoFactor.renewCodes',
  'twoFactor.addPasskey',
]);

/** No GET, although no one's data is another afterwards: someone who acts as a user to look only may make them. */
export const changesNothing: ReadonlySet<string> = new Set(['user.handOver']);
