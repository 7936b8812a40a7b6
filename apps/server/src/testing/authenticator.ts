import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@booking/api-client/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { ORIGIN } from './app.ts';

/** The flags of what an authenticator signs. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** Deviations of a browser and an authenticator from the standard. */
export interface Deviation {
  /** Where the page is, as the browser writes it down. Default: the public address. */
  readonly origin?: string;
  /** The host for which the authenticator signs. Default: the one that is asked for. */
  readonly rpId?: string;
  /** The authenticator knows that someone is there, and not who. */
  readonly isUnverified?: boolean;
  /** How often it says that it has signed. */
  readonly counter?: number;
}

/** An authenticator with one passkey, and the browser before it: it makes and signs as the standard says, with real keys. */
export interface Authenticator {
  create(options: PasskeyCreation, deviation?: Deviation): PasskeyRegistration;
  get(request: PasskeyRequest, deviation?: Deviation): PasskeyAssertion;
}

export function createAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
  };
  let signed = 0;

  return {
    create({ challenge, rp }, { origin = ORIGIN, rpId = rp.id, isUnverified = false } = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(rpId, PRESENT | WITH_CREDENTIAL | (isUnverified ? 0 : VERIFIED), signed),
        // It doesn't say what kind of authenticator it is.
        Buffer.alloc(16),
        length,
        credentialId,
        coseOf(publicKey.export({ format: 'jwk' })),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },

    get(request, { origin = ORIGIN, rpId = request.rpId, isUnverified = false, counter } = {}) {
      signed = counter ?? signed + 1;
      const authData = head(rpId, PRESENT | (isUnverified ? 0 : VERIFIED), signed);
      const clientDataJSON = clientData('webauthn.get', request.challenge, origin);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, hash]), privateKey)),
        },
      };
    },
  };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Returns the first bytes of all authenticator data: the domain, what was checked, and how often it has signed. */
function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** A public key on P-256 in COSE: of two coordinates, for ES256. */
function coseOf({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Uint8Array {
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** Returns the client data that a browser writes for a request. */
function clientData(type: string, challenge: string, origin: string): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
