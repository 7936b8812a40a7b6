import { COLOR_GROUPS } from '@booking/api-client/contract';
import * as z from 'zod/mini';
import { createAdmin } from '../create-admin/create-admin.ts';
import type { Database } from '../database/database.ts';

/** The first Super Admin of a product in processes of its own. */
export const FIRST_ADMIN = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@first.example',
  password: 'a lake between hills',
};

/** Environment of a process in tests, besides its database. */
export const CHILD_ENV = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of the tests, long enough',
  PORT: '0',
};

/** Passwords as the tests hash them. */
export const QUICK_PASSWORDS = `--import=${new URL('./quick-passwords.ts', import.meta.url)}`;

/** Parts of a request, besides its path. */
export interface SentTo {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly key?: string;
}

/** Response of a process, with its body read. */
export interface AnswerOf {
  readonly status: number;
  readonly retryAfter: string | null;
  // Tests look into bodies of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

/** Sends a request to a process. */
export async function sendTo(
  origin: string,
  method: string,
  path: string,
  { token, body, key }: SentTo = {},
): Promise<AnswerOf> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const retryAfter = answer.headers.get('Retry-After');
  return { status: answer.status, retryAfter, body: await answer.json() };
}

/** Makes a Super Admin, by default the first. */
export const makeAdmin = (db: Database, change: Partial<typeof FIRST_ADMIN> = {}): Promise<void> =>
  createAdmin(db, { ...FIRST_ADMIN, ...change }, new Date());

/** Signs in to a process. Returns the access token. */
export async function signInTo(origin: string, email = FIRST_ADMIN.email): Promise<string> {
  const { password } = FIRST_ADMIN;
  const { body } = await sendTo(origin, 'POST', '/user/login', { body: { email, password } });
  return z.object({ accessToken: z.string() }).parse(body).accessToken;
}

/** A colour that is not in the palette, different for each number. */
export const nthColor = (n: number) => ({
  name: `Colour ${n}`,
  hex: `#${(0xa1b2c3 + n).toString(16)}`.toUpperCase(),
  group: COLOR_GROUPS[0],
});
