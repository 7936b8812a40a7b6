import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccessToken, readSignedToken, signAccessToken } from './access-token.ts';
import { sessionKeys } from './keys.ts';

const keys = sessionKeys('a secret of the tests, long enough');
const now = new Date('2026-11-21T09:00:00Z');
const position = { userId: 'u', familyId: 'f', branch: 1, generation: 2 };
const session = { ...position, expiresAt: new Date('2026-11-21T17:00:00Z') };
const token = signAccessToken(keys, session, now, { tokenSeconds: 600, idleSeconds: 3600 });
const [header = '', payload = '', signature = ''] = token.split('.');

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** Another spelling of the same bytes: the last letter holds two bits that mean nothing. */
function respelt(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters[letters.indexOf(text.at(-1) ?? '') ^ 1] ?? '';
  const spelling = text.slice(0, -1) + last;
  expect(Buffer.from(spelling, 'base64url')).toEqual(Buffer.from(text, 'base64url'));
  return spelling;
}

/** A token with other claims or another header, signed by the right key all the same. */
function signed(head: string, body: string): string {
  const mac = createHmac('sha256', keys.access).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${mac}`;
}

describe('an access token', () => {
  it('says who, in which position of which session, and until when', () => {
    expect(readAccessToken(keys, token, now)).toMatchObject({
      sub: 'u',
      sid: 'f',
      br: 1,
      gen: 2,
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 600,
    });
  });

  it('ends to the second, and can still be signed out with', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(readAccessToken(keys, token, at(599))).toBeDefined();
    expect(readAccessToken(keys, token, at(600))).toBeUndefined();
    expect(readSignedToken(keys, token)?.sid).toBe('f');
  });

  it.each([
    ['no algorithm', `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['no signature', `${header}.${payload}`],
    ['an empty signature', `${header}.${payload}.`],
    ['another algorithm', signed(encoded({ ...decoded(header), alg: 'HS512' }), payload)],
    ['a public key’s algorithm', signed(encoded({ ...decoded(header), alg: 'RS256' }), payload)],
    ['another type', signed(encoded({ ...decoded(header), typ: 'JWT' }), payload)],
    ['another key’s name', signed(encoded({ ...decoded(header), kid: '00000000' }), payload)],
    ['a key of its own', signed(encoded({ ...decoded(header), jwk: { k: 'AA' } }), payload)],
    ['other claims', `${header}.${encoded({ ...decoded(payload), sub: 'v' })}.${signature}`],
    ['another audience', signed(header, encoded({ ...decoded(payload), aud: 'elsewhere' }))],
    ['another issuer', signed(header, encoded({ ...decoded(payload), iss: 'elsewhere' }))],
    ['no end', signed(header, encoded({ ...decoded(payload), exp: undefined }))],
    ['a signature that is filled up', `${token}=`],
    ['a signature with other letters of base64', `${header}.${payload}.${respelt(signature)}`],
    ['a signature with blanks', `${token} `],
    ['a fourth part', `${token}.x`],
    ['nothing', ''],
  ])('with %s is none', (_, forged) => {
    expect(readAccessToken(keys, forged, now)).toBeUndefined();
  });

  it('of another installation is none', () => {
    const others = sessionKeys('the secret of another installation');
    expect(readAccessToken(others, token, now)).toBeUndefined();
  });
});
