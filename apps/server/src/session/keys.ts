import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the installation's secret is used for, one derived key a purpose. */
export interface SessionKeys {
  readonly access: Buffer;
  /** Names the access key in a token, so that tokens of another secret are told apart. */
  readonly accessKeyId: string;
  /** The refresh token that follows another one. Only this installation can make it. */
  successor(refreshToken: string): string;
  /** The first refresh token of a branch that a spent one opens. */
  branchToken(refreshToken: string, branch: number): string;
}

/** Derives the keys from the secret of the configuration. */
export function sessionKeys(secret: string): SessionKeys {
  const access = derive(secret, 'booking access token');
  const refresh = derive(secret, 'booking refresh token');
  // Derived instead of stored: a lost answer can be given again while the database holds hashes only.
  const from = (text: string) => createHmac('sha256', refresh).update(text).digest('base64url');
  return {
    access,
    accessKeyId: createHash('sha256').update(access).digest('hex').slice(0, 8),
    successor: (token) => from(token),
    branchToken: (token, branch) => from(`${token} ${branch}`),
  };
}

/** A secret of 32 random bytes: the first refresh token of a session, a link of a mail, a cookie. */
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
