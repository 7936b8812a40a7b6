import type { DeadLink } from '@booking/api-client/contract';
import { and, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import { type PasswordLinkKind, passwordLink } from '../schema/password-link.ts';
import { randomToken, tokenHash } from '../secrets.ts';

/** Makes a link for a user and returns its token; every earlier link of theirs stops working. */
export async function issueLink(
  db: Database,
  userId: string,
  email: string,
  kind: PasswordLinkKind,
  lifeSeconds: number,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await voidLinks(db, userId, now);
  await db.insert(passwordLink).values({
    hash: tokenHash(token),
    userId,
    email,
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
    // When two happen at one moment, the other may end a little after this one's `now`.
    isNull(passwordLink.endedAs),
    gt(passwordLink.expiresAt, now),
    // Made while a clock was far ahead: it would work until then.
    lt(passwordLink.createdAt, clockLimit(now)),
  );
}

/** Why a link no longer works, and where it was sent; undefined for one that works or that no one knows. */
export async function endOfLink(
  db: Database,
  token: string,
  kind: PasswordLinkKind,
  now: Date,
): Promise<DeadLink | undefined> {
  const [link] = await db
    .select({ reason: passwordLink.endedAs, email: passwordLink.email })
    .from(passwordLink)
    .where(
      and(
        eq(passwordLink.hash, tokenHash(token)),
        eq(passwordLink.kind, kind),
        or(isNotNull(passwordLink.endedAs), lte(passwordLink.expiresAt, now)),
      ),
    );
  return link && { reason: link.reason ?? 'expired', email: link.email };
}

/** Returns the owner of a working link, if there is one. Looking does not use it up. */
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
    .update(passwordLink)
    .set({ endedAs: 'used', expiresAt: now })
    .where(working(token, kind, now))
    .returning({ hash: passwordLink.hash });
  return used.length > 0;
}

/** Ends every link of a user that works. */
export async function voidLinks(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordLink)
    .set({ endedAs: 'replaced', expiresAt: now })
    .where(
      and(
        eq(passwordLink.userId, userId),
        isNull(passwordLink.endedAs),
        gt(passwordLink.expiresAt, now),
      ),
    );
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
        isNull(passwordLink.endedAs),
        gt(passwordLink.createdAt, since),
        lt(passwordLink.createdAt, clockLimit(now)),
      ),
    );
  return link !== undefined;
}

/** How long a link that no longer works says why, in days. */
const RETENTION_DAYS = 30;

/** Removes links that have not worked for a while. */
export async function forgetOldLinks(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const day = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await deleteInBatches(db, passwordLink, lt(passwordLink.expiresAt, day), { progress });
}
