import { and, eq, gt, lt } from 'drizzle-orm';
import { deleteInBatches } from '../database/batches.ts';
import { clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { type PasswordLinkKind, passwordLink } from '../schema/password-link.ts';
import { randomToken, tokenHash } from '../secrets.ts';

/** Makes a link for a user and answers its token; every earlier link of theirs stops working. */
export async function issueLink(
  db: Database,
  userId: string,
  kind: PasswordLinkKind,
  lifeSeconds: number,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await voidLinks(db, userId);
  await db.insert(passwordLink).values({
    hash: tokenHash(token),
    userId,
    kind,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  });
  return token;
}

function working(token: string, kind: PasswordLinkKind, now: Date) {
  return and(
    eq(passwordLink.hash, tokenHash(token)),
    eq(passwordLink.kind, kind),
    gt(passwordLink.expiresAt, now),
    // Made while a clock was far ahead: it would work until then.
    lt(passwordLink.createdAt, clockLimit(now)),
  );
}

/** Whose working link it is, if anyone's. Looking does not use it up. */
export async function ownerOfLink(
  db: Database,
  token: string,
  kind: PasswordLinkKind,
  now: Date,
): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: passwordLink.userId })
    .from(passwordLink)
    .where(working(token, kind, now));
  return link?.userId;
}

/** Uses a link up. Of two at the same moment one gets true. */
export async function spendLink(
  db: Database,
  token: string,
  kind: PasswordLinkKind,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(passwordLink)
    .where(working(token, kind, now))
    .returning({ hash: passwordLink.hash });
  return used.length > 0;
}

/** Ends every link of a user. */
export async function voidLinks(db: Database, userId: string): Promise<void> {
  await db.delete(passwordLink).where(eq(passwordLink.userId, userId));
}

/** Whether a user has got a link since then. One of a clock that was far ahead does not count. */
export async function hasLinkSince(
  db: Database,
  userId: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [link] = await db
    .select({ hash: passwordLink.hash })
    .from(passwordLink)
    .where(
      and(
        eq(passwordLink.userId, userId),
        gt(passwordLink.createdAt, since),
        lt(passwordLink.createdAt, clockLimit(now)),
      ),
    );
  return link !== undefined;
}

/** Removes links that have expired. */
export async function forgetOldLinks(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, passwordLink, lt(passwordLink.expiresAt, now));
}
