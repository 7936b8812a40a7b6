import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createAdmission, type Lane, semaphore } from './queue.ts';

/** argon2id with OWASP's parameters: memory in KiB, passes, lanes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Each hash holds 19 MiB and a thread of the pool: a flood of sign-ins must not take them all. */
const hashingSlots = semaphore(Math.min(4, availableParallelism()));

/** Callers beyond these would wait longer than anyone does. */
const WAITING_MAX = 50;

/** Admits callers that need a password hashed or checked. @throws HttpError `UNAVAILABLE` with `Retry-After`. */
export const hashingAdmission = createAdmission(WAITING_MAX);

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const dummy = hashPassword(randomBytes(SALT_BYTES).toString('hex'));

/** The password in PHC form, to be stored. */
export async function hashPassword(password: string, lane: Lane = 'known'): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await hashingSlots(
    () =>
      derive('argon2id', { message: canonical(password), nonce, tagLength: HASH_BYTES, ...COST }),
    lane,
  );
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/**
 * Whether the password belongs to the stored hash. Without a hash (no such account, or no password
 * yet) it takes the same time and says no, so that no one learns which addresses have an account.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  lane: Lane = 'known',
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored ?? (await dummy)) ?? [];
  if (!salt || !hash) throw new Error('A stored password hash is not in the form that is written.');
  const expected = Buffer.from(hash, 'base64');
  const actual = await hashingSlots(
    () =>
      derive('argon2id', {
        message: canonical(password),
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      }),
    lane,
  );
  return timingSafeEqual(actual, expected) && stored !== null;
}

/** Whether a hash was written at another cost than is used now, and should be written again. */
export function isOutdated(stored: string): boolean {
  const [, ...cost] = PHC.exec(stored)?.slice(0, 4) ?? [];
  const { memory, passes, parallelism } = COST;
  return cost.join() !== [memory, passes, parallelism].join();
}

/** The same characters typed on another keyboard may come as other code points. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
