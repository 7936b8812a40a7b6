import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes: the first refresh token of a session, a link of an email, a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be such a secret at all. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The form in which a secret is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A key of its own for one purpose, from the installation's secret. */
export function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
