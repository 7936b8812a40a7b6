import {
  PASSKEYS_MAX,
  type PasskeyAssertion,
  type PasskeyCreate,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@booking/api-client/contract';
import { brand } from '@booking/content';
import {
  generateRegistrationOptions,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { passkey, passkeyEnrolment } from '../schema/two-factor.ts';
import { tokenHash } from '../secrets.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a browser waits for its user, and how long a new passkey is waited for. */
const LIFE_MS = 5 * 60_000;

/** Returns the passkeys of a user as browsers are told of them. */
async function knownPasskeys(db: Database, userId: string) {
  const rows = await db
    .select({ credentialId: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.id));
  return rows.map(({ credentialId: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports,
  }));
}

/** EdDSA, ES256 and RS256. The library also takes what Node calls experimental: a key has to work for years. */
const ALGORITHMS = [-8, -7, -257];

/** The user a passkey is made for: authenticators show the names. */
interface Holder {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** Begins to add a passkey. A second beginning replaces the first. */
export async function startPasskey(
  db: Database,
  { id }: RelyingParty,
  { userId, email, name }: Holder,
  now: Date,
): Promise<PasskeyCreation> {
  const excludeCredentials = await knownPasskeys(db, userId);
  if (excludeCredentials.length >= PASSKEYS_MAX) {
    const message = `You have ${PASSKEYS_MAX} passkeys. Remove one to add another.`;
    throw new HttpError('BUSINESS_RULE', { message });
  }
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: id,
    // The id is the same each time, so that an authenticator replaces a passkey of the account and does not keep two.
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const begun = { challengeHash: tokenHash(challenge), startedAt: now };
  await db
    .insert(passkeyEnrolment)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: passkeyEnrolment.userId, set: begun });
  return {
    challenge,
    rp: { id, name: brand.name },
    user,
    pubKeyCredParams,
    timeout: LIFE_MS,
    // Any authenticator will do, so none has to say who made it.
    attestation: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}

/**
 * Adds the passkey that was begun, if it was made for that challenge, at the public address, by a user that the
 * authenticator has verified. @throws HttpError `VALIDATION` at `credential`.
 */
export async function addPasskey(
  db: Database,
  party: RelyingParty,
  userId: string,
  { name, credential }: PasskeyCreate,
  now: Date,
): Promise<void> {
  const [begun] = await db
    .delete(passkeyEnrolment)
    .where(eq(passkeyEnrolment.userId, userId))
    .returning();
  if (!begun || now.getTime() - begun.startedAt.getTime() > LIFE_MS) throw notStarted();
  const { verified, registrationInfo } = await verifyRegistration(
    party,
    credential,
    (challenge) =>
      // The challenge must not be of another beginning, or of another account.
      tokenHash(challenge) === begun.challengeHash,
  );
  if (!verified) throw notVerified();
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const added = await db
    .insert(passkey)
    .values({
      id: newId(now.getTime()),
      userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id });
  if (added.length === 0) throw notVerified();
}

async function verifyRegistration(
  { id, origin }: RelyingParty,
  { response, ...credential }: PasskeyCreate['credential'],
  expectedChallenge: (challenge: string) => boolean,
): Promise<VerifiedRegistrationResponse> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  try {
    return await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch {
    // Whatever is wrong with it: the library throws for each a sentence of its own.
    return { verified: false };
  }
}

function notStarted(): HttpError {
  return new HttpError('BUSINESS_RULE', { message: 'That took too long. Add the passkey again.' });
}

function notVerified(): HttpError {
  const message = 'Couldn’t verify this passkey. Try again.';
  return fieldError('VALIDATION', 'credential', message, 'wrong');
}

/** Returns the request to a browser for a passkey of the user; null for someone without one. */
export async function passkeyRequest(
  db: Database,
  { id: rpId }: RelyingParty,
  userId: string,
  challenge: string,
): Promise<PasskeyRequest | null> {
  const allowCredentials = await knownPasskeys(db, userId);
  if (allowCredentials.length === 0) return null;
  return { challenge, rpId, allowCredentials, userVerification: 'required', timeout: LIFE_MS };
}

/**
 * Whether a passkey of the user has signed the challenge of this sign-in, at the public address, for a user that the
 * authenticator has verified. In the transaction of the sign-in, with the account locked.
 */
export async function spendPasskey(
  db: Database,
  party: RelyingParty,
  userId: string,
  challenge: string,
  assertion: PasskeyAssertion,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.credentialId, assertion.id), eq(passkey.userId, userId)));
  if (!row) return false;
  const result = await verifyAssertion(party, row, challenge, assertion);
  if (!result?.verified) return false;
  await db
    .update(passkey)
    .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(passkey.id, row.id));
  return true;
}

async function verifyAssertion(
  { id, origin }: RelyingParty,
  { credentialId, publicKey, counter }: typeof passkey.$inferSelect,
  challenge: string,
  { response, ...assertion }: PasskeyAssertion,
): Promise<VerifiedAuthenticationResponse | undefined> {
  try {
    return await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    });
  } catch {
    return undefined;
  }
}

/** Whether a passkey is the user's. */
export async function hasPasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(passkey.id, id), eq(passkey.userId, userId));
  return (await db.$count(passkey, own)) > 0;
}

/** Changes the name of a passkey of the user. Returns whether there is one. */
export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)))
    .returning({ id: passkey.id });
  return renamed.length > 0;
}

/** Removes a passkey of the user. Returns whether there was one. */
export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)))
    .returning({ id: passkey.id });
  return removed.length > 0;
}
