import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the installation's secret is used for, one derived key a purpose. */
export interface SessionKeys {
  readonly access: Buffer;
  /** Names the access key in a token, so that tokens of another secret are told apart. */
  readonly accessKeyId: string;
  /** The refresh token that follows another one. Only this installation can make it. */
  successor(refreshToken: string): string;
}

/** Derives the keys from the secret of the configuration. */
export function sessionKeys(secret: string): SessionKeys {
  const access = derive(secret, 'booking access token');
  const refresh = derive(secret, 'booking refresh token');
  return {
    access,
    accessKeyId: createHash('sha256').update(access).digest('hex').slice(0, 8),
    // Derived instead of stored: a lost answer can be given again while the database holds hashes only.
    successor: (token) => createHmac('sha256', refresh).update(token).digest('base64url'),
  };
}

/** The first refresh token of a session: 32 random bytes. */
export function firstRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be a refresh token at all. */
export function isRefreshToken(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The form in which a refresh token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
