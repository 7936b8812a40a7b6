import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX } from '../facts/two-factor.ts';
import { id, instant, strict, text } from '../values.ts';
import { enteredPassword } from './credentials.ts';

/**
 * Passkeys as browsers return them, in the JSON of the WebAuthn standard (`PublicKeyCredential.toJSON()`): sent
 * unchanged, and fields that the server doesn't read are left out.
 */
const A_PASSKEY = 'This isn’t the response of a passkey. Try again.';
/** More than any authenticator writes. */
const BYTES_MAX = 16_384;

const base64url = z
  .string(A_PASSKEY)
  .check(z.maxLength(BYTES_MAX, A_PASSKEY), z.regex(/^[A-Za-z0-9_-]+$/, A_PASSKEY));

/** The fields that the response to either request has. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', A_PASSKEY),
};

/** How a device can be reached: `internal`, `usb`, `hybrid`. New ones are added to the standard. */
const transports = z
  .array(z.string(A_PASSKEY).check(z.maxLength(30, A_PASSKEY)), A_PASSKEY)
  .check(z.maxLength(10, A_PASSKEY));

/** A new passkey, as `navigator.credentials.create` returns it. */
export const passkeyRegistration = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.optional(transports),
      },
      A_PASSKEY,
    ),
  },
  A_PASSKEY,
);
export interface PasskeyRegistration extends z.input<typeof passkeyRegistration> {}

/** A signed assertion of a passkey, as `navigator.credentials.get` returns it. */
export const passkeyAssertion = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: base64url, authenticatorData: base64url, signature: base64url },
      A_PASSKEY,
    ),
  },
  A_PASSKEY,
);
export interface PasskeyAssertion extends z.input<typeof passkeyAssertion> {}

const passkeyName = text('The name', 1, PASSKEY_NAME_MAX);

/** A passkey that was made for the options of `startPasskey`. */
export const passkeyCreate = strict({ name: passkeyName, credential: passkeyRegistration });
export interface PasskeyCreate extends z.input<typeof passkeyCreate> {}

export const passkeyUpdate = strict({ name: passkeyName });
export interface PasskeyUpdate extends z.input<typeof passkeyUpdate> {}

export const passkeyRemoval = strict({ password: enteredPassword });
export interface PasskeyRemoval extends z.input<typeof passkeyRemoval> {}

/** A passkey of the signed-in user. */
export const passkey = z.object({
  _id: id,
  /** The name by which the user knows it: that of their device. */
  name: z.string(),
  createdAt: instant,
  /** The last sign-in with it; null before the first. */
  lastUsedAt: z.nullable(instant),
});
export interface Passkey extends z.infer<typeof passkey> {}

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options that `navigator.credentials.create` takes as `publicKey`, in JSON (`parseCreationOptionsFromJSON`). */
export const passkeyCreation = z.object({
  /** Good for one passkey, for a few minutes. */
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** The passkeys that the user has. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});
export interface PasskeyCreation extends z.infer<typeof passkeyCreation> {}
