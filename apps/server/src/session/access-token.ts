import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { SessionKeys } from './keys.ts';

const ISSUER = 'booking';
const AUDIENCE = 'booking-api';

const claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  /** The user. */
  sub: z.string(),
  /** The session family. */
  sid: z.string(),
  /** The branch of the family, and the generation of the refresh token that it was given out with. */
  br: z.int(),
  gen: z.int(),
  iat: z.int(),
  exp: z.int(),
  /**
   * When the session ends: unless it is refreshed before, and however much it is used. The console warns of both;
   * optional, since tokens of the release before don't say it.
   */
  idle: z.optional(z.int()),
  end: z.optional(z.int()),
});
export type AccessClaims = z.infer<typeof claims>;

/** Signs an access token: HS256, the only algorithm that is ever accepted. Times are in seconds. */
export function signAccessToken(
  keys: SessionKeys,
  session: {
    userId: string;
    familyId: string;
    branch: number;
    generation: number;
    expiresAt: Date;
  },
  now: Date,
  life: { readonly tokenSeconds: number; readonly idleSeconds: number },
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const header = encode({ alg: 'HS256', typ: 'at+jwt', kid: keys.accessKeyId });
  const payload = encode({
    iss: ISSUER,
    aud: AUDIENCE,
    sub: session.userId,
    sid: session.familyId,
    br: session.branch,
    gen: session.generation,
    iat,
    exp: iat + life.tokenSeconds,
    idle: iat + life.idleSeconds,
    end: Math.floor(session.expiresAt.getTime() / 1000),
  } satisfies AccessClaims);
  return `${header}.${payload}.${sign(keys, header, payload)}`;
}

/**
 * The claims of a token that this installation signed and that has not ended, else undefined.
 * The header is compared as a whole: a token cannot choose its own algorithm.
 */
export function readAccessToken(
  keys: SessionKeys,
  token: string,
  now: Date,
): AccessClaims | undefined {
  const claims = readSignedToken(keys, token);
  return claims && claims.exp * 1000 > now.getTime() ? claims : undefined;
}

/** Reads like `readAccessToken`, but also a token that has ended: enough to sign out with. */
export function readSignedToken(keys: SessionKeys, token: string): AccessClaims | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  if (header !== encode({ alg: 'HS256', typ: 'at+jwt', kid: keys.accessKeyId })) return undefined;
  // Compared as text: base64 has several spellings of the same bytes.
  const expected = Buffer.from(sign(keys, header, payload));
  const signatureBytes = Buffer.from(signature);
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return undefined;
  const read = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return read.success ? read.data : undefined;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function sign(keys: SessionKeys, header: string, payload: string): string {
  return createHmac('sha256', keys.access).update(`${header}.${payload}`).digest('base64url');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
