import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isToken } from '../secrets.ts';

/**
 * The cookie by which a browser is known again. It authorises nothing: it only makes a refresh token
 * worthless in another browser. Several sessions of one browser share it.
 */
const NAME = '__Host-bk';

const RANDOM_BYTES = 16;

/** A new cookie: 128 random bits, and a mark of as many by which this installation knows its own again. */
export function newBindingCookie(key: Buffer): string {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, markOf(key, random)]).toString('base64url');
}

/** Whether this installation has given a cookie out, to someone who had signed in. */
export function isOwnCookie(key: Buffer, value: string): boolean {
  const bytes = Buffer.from(value, 'base64url');
  const [random, mark] = [bytes.subarray(0, RANDOM_BYTES), bytes.subarray(RANDOM_BYTES)];
  const expected = markOf(key, random);
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}

function markOf(key: Buffer, random: Buffer): Buffer {
  return createHmac('sha256', key).update(random).digest().subarray(0, RANDOM_BYTES);
}

/** The cookie that a request shows, if it has the form of one. */
export function readBindingCookie(headers: Headers): string | undefined {
  for (const pair of headers.get('cookie')?.split(/;\s*/) ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name === NAME && isToken(value)) return value;
  }
  return undefined;
}

/** Gives a browser its cookie, or prolongs it. `__Host-` lets no other host set or read it. */
export function setBindingCookie(headers: Headers, value: string, lifeSeconds: number): void {
  headers.append(
    'Set-Cookie',
    `${NAME}=${value}; Path=/; Max-Age=${lifeSeconds}; Secure; HttpOnly; SameSite=Strict`,
  );
}
