import type { AccessOf, RouteLines } from './resource.ts';

export const twoFactorRoutes = {
  /** Returns how the signed-in user proves who they are, besides their password. */
  get: 'GET /twoFactor -> twoFactor',
  /** Returns a new secret for an authenticator app. It counts once `confirm` has had a code of it. 400 `VALIDATION` at `password` if that is wrong. */
  start: 'POST /twoFactor/authenticator -> authenticator',
  /** Turns two-factor authentication on with a code of the new app, and returns recovery codes, this once. 400 `VALIDATION` at `oneTimeCode`; 422 `BUSINESS_RULE` without a `start`. */
  confirm: 'POST /twoFactor/authenticator/confirm -> recovery',
  /** Replaces the recovery codes, and returns the new ones, this once. 422 `BUSINESS_RULE` without two-factor authentication. */
  renewCodes: 'POST /twoFactor/recovery-codes -> recovery',
  /** Turns two-factor authentication off. 422 `BUSINESS_RULE` for someone whose role requires it. */
  remove: 'PATCH /twoFactor/remove -> twoFactor',
  /** Returns what `navigator.credentials.create` takes for a new passkey. It counts once `addPasskey` has it. 400 `VALIDATION` at `password` if that is wrong; 422 `BUSINESS_RULE` for one too many. */
  startPasskey: 'POST /twoFactor/passkeys/options -> creation',
  /** Adds a passkey, which turns two-factor authentication on, and returns recovery codes if the user has none. 400 `VALIDATION` at `credential`; 422 `BUSINESS_RULE` when it took too long. */
  addPasskey: 'POST /twoFactor/passkeys -> recovery',
  /** Changes the name of a passkey. */
  renamePasskey: 'PATCH /twoFactor/passkeys/{passkeyId} -> twoFactor',
  /** Removes a passkey. The last second factor turns two-factor authentication off: 422 `BUSINESS_RULE` for someone whose role requires it. */
  removePasskey: 'PATCH /twoFactor/passkeys/{passkeyId}/remove -> twoFactor',
} as const satisfies RouteLines;

// Those whose role requires it can do nothing else before they have set it up.
export const twoFactorAccess = {
  get: 'ownPassword',
  start: 'ownPassword',
  confirm: 'ownPassword',
  renewCodes: 'self',
  remove: 'self',
  startPasskey: 'ownPassword',
  addPasskey: 'ownPassword',
  renamePasskey: 'self',
  removePasskey: 'self',
} as const satisfies AccessOf<typeof twoFactorRoutes>;
