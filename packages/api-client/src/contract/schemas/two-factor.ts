import * as z from 'zod/mini';
import { ONE_TIME_CODE_LENGTH, RECOVERY_CODE_LENGTH, recoveryCodeOf } from '../facts/two-factor.ts';
import { named, taking } from '../named.ts';
import { instant, strict, text } from '../values.ts';
import { enteredPassword } from './credentials.ts';
import {
  type PasskeyCreate,
  type PasskeyCreation,
  type PasskeyRemoval,
  type PasskeyUpdate,
  passkey,
  passkeyAssertion,
  passkeyCreate,
  passkeyCreation,
  passkeyRemoval,
  passkeyUpdate,
} from './passkey.ts';

const A_CODE = `Enter the ${ONE_TIME_CODE_LENGTH} digits.`;
const A_RECOVERY_CODE = `Enter a recovery code of ${RECOVERY_CODE_LENGTH} letters and digits.`;
/** Room for blanks and hyphens. */
const TYPED_MAX = 60;
const AGAIN = 'Sign in again.';

/** As an app shows it, with or without a blank in the middle. */
export const oneTimeCode = z.string(A_CODE).check(
  z.maxLength(TYPED_MAX, A_CODE),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`), A_CODE),
);

export const recoveryCode = z
  .string(A_RECOVERY_CODE)
  .check(
    z.maxLength(TYPED_MAX, A_RECOVERY_CODE),
    z.overwrite(recoveryCodeOf),
    z.regex(new RegExp(`^[A-Z0-9]{${RECOVERY_CODE_LENGTH}}$`), A_RECOVERY_CODE),
  );

/** The second step of a sign-in: the challenge of the first, with one proof. */
export const loginVerification = strict({
  challenge: z.string(AGAIN).check(z.minLength(1, AGAIN), z.maxLength(100, AGAIN)),
  oneTimeCode: z.optional(oneTimeCode),
  recoveryCode: z.optional(recoveryCode),
  passkey: z.optional(passkeyAssertion),
}).check(
  z.refine(
    ({ oneTimeCode, recoveryCode, passkey }) =>
      [oneTimeCode, recoveryCode, passkey].filter((proof) => proof !== undefined).length === 1,
    {
      path: ['oneTimeCode'],
      error: 'Enter a code of your app or a recovery code, or use a passkey.',
    },
  ),
);
export interface LoginVerification extends z.input<typeof loginVerification> {}

/** Proves that the person at the page is the signed-in user. */
export const twoFactorPassword = strict({ password: enteredPassword });
export interface TwoFactorPassword extends z.input<typeof twoFactorPassword> {}

export const twoFactorCode = strict({ oneTimeCode });
export interface TwoFactorCode extends z.input<typeof twoFactorCode> {}

/** Someone has lost their device: why it is right to let them in without. */
export const twoFactorReset = strict({ reason: text('The reason', 3, 500) });
export interface TwoFactorReset extends z.input<typeof twoFactorReset> {}

/** How someone proves who they are, besides the password. */
export const twoFactor = z.object({
  /** When their authenticator app was set up; null without one. */
  authenticatorSince: z.nullable(instant),
  /** Their passkeys, the oldest first. */
  passkeys: z.array(passkey),
  /** How many recovery codes are left. */
  recoveryCodesLeft: z.number(),
  /** Their role requires it. */
  isRequired: z.boolean(),
});
export interface TwoFactor extends z.infer<typeof twoFactor> {}

/** The secret of an authenticator app that is being set up. */
export const authenticator = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same as an address, for a QR code. */
  uri: z.string(),
});
export interface Authenticator extends z.infer<typeof authenticator> {}

/** Each signs in once, in place of the app or a passkey. They are never returned again; none, where the user has some. */
export const recovery = z.object({ recoveryCodes: z.array(z.string()) });
export interface Recovery extends z.infer<typeof recovery> {}

export const twoFactorSchemas = {
  get: { response: named<TwoFactor>(twoFactor) },
  start: {
    body: taking<TwoFactorPassword>()(twoFactorPassword),
    response: named<Authenticator>(authenticator),
  },
  confirm: { body: taking<TwoFactorCode>()(twoFactorCode), response: named<Recovery>(recovery) },
  renewCodes: {
    body: taking<TwoFactorPassword>()(twoFactorPassword),
    response: named<Recovery>(recovery),
  },
  remove: {
    body: taking<TwoFactorPassword>()(twoFactorPassword),
    response: named<TwoFactor>(twoFactor),
  },
  startPasskey: {
    body: taking<TwoFactorPassword>()(twoFactorPassword),
    response: named<PasskeyCreation>(passkeyCreation),
  },
  addPasskey: {
    body: taking<PasskeyCreate>()(passkeyCreate),
    response: named<Recovery>(recovery),
  },
  renamePasskey: {
    body: taking<PasskeyUpdate>()(passkeyUpdate),
    response: named<TwoFactor>(twoFactor),
  },
  removePasskey: {
    body: taking<PasskeyRemoval>()(passkeyRemoval),
    response: named<TwoFactor>(twoFactor),
  },
};

export { twoFactorRoutes } from '../resources/two-factor.ts';
