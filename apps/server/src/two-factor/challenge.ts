import { and, eq, gt, lt } from 'drizzle-orm';
import { clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { signInChallenge } from '../schema/two-factor.ts';
import { isToken, randomToken, tokenHash } from '../secrets.ts';

/** How long the second step of a sign-in may take. */
const LIFE_MS = 5 * 60_000;

/** Makes the challenge of a sign-in whose password was right. Only its hash is stored. */
export async function issueChallenge(
  db: Database,
  userId: string,
  passwordHash: string | null,
  now: Date,
): Promise<string> {
  const challenge = randomToken();
  await db.insert(signInChallenge).values({
    hash: tokenHash(challenge),
    userId,
    passwordMark: markOf(passwordHash),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return challenge;
}

/** Returns the account of a challenge, while it works. Looking does not use it up. */
export async function readChallenge(db: Database, challenge: string, now: Date) {
  if (!isToken(challenge)) return undefined;
  const [row] = await db
    .select({ userId: signInChallenge.userId, passwordMark: signInChallenge.passwordMark })
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.hash, tokenHash(challenge)),
        gt(signInChallenge.expiresAt, now),
        // Made while a clock was far ahead: it would work until then.
        lt(signInChallenge.createdAt, clockLimit(now)),
      ),
    );
  return row;
}

/** Uses a challenge up. Of two at the same moment one gets true. */
export async function spendChallenge(db: Database, challenge: string): Promise<boolean> {
  const spent = await db
    .delete(signInChallenge)
    .where(eq(signInChallenge.hash, tokenHash(challenge)))
    .returning({ hash: signInChallenge.hash });
  return spent.length > 0;
}

/** Returns the mark by which a challenge recognizes the password that was right. */
export function markOf(passwordHash: string | null): string {
  return tokenHash(passwordHash ?? '');
}
