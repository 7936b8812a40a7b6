import { createHash, createHmac } from 'node:crypto';
import { derive } from '../secrets.ts';

/** Keys derived from the installation's secret, one for each purpose. */
export interface SessionKeys {
  readonly access: Buffer;
  /** Names the access key in a token, so that tokens of another secret are recognized. */
  readonly accessKeyId: string;
  /** Marks the cookies that this installation gives out. */
  readonly cookie: Buffer;
  /** The refresh token that follows another one. Only this installation can make it. */
  successor(refreshToken: string): string;
  /** The first refresh token of a branch that a spent one opens. */
  branchToken(refreshToken: string, branch: number): string;
}

/** Derives the keys from the secret of the configuration. */
export function sessionKeys(secret: string): SessionKeys {
  const access = derive(secret, 'booking access token');
  const refresh = derive(secret, 'booking refresh token');
  // Derived instead of stored: a lost response can be sent again while the database holds hashes only.
  const from = (text: string) => createHmac('sha256', refresh).update(text).digest('base64url');
  return {
    access,
    cookie: derive(secret, 'booking binding cookie'),
    accessKeyId: createHash('sha256').update(access).digest('hex').slice(0, 8),
    successor: (token) => from(token),
    branchToken: (token, branch) => from(`${token} ${branch}`),
  };
}
