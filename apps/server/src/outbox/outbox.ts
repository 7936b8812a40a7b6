import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { CLOCK_SKEW_SECONDS, clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { idAt, newId } from '../database/id.ts';
import { onCommit } from '../database/transaction.ts';
import { type Progress, untilDone, wholeRun } from '../housekeeping/progress.ts';
import { type MailKind, outbox } from '../schema/outbox.ts';

export type OutboxMail = typeof outbox.$inferSelect;

type Listener = (kind: MailKind) => void;
const listeners = new Set<Listener>();

/** Channel on which PostgreSQL notifies every process of a queued email, by its kind. */
export const MAIL_CHANNEL = 'mail_queued';

/**
 * Calls `listener` when this process has queued an email and the transaction is committed. Returns an unsubscribe
 * function.
 */
export function onMailQueued(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Queues an email in the transaction of the change it reports, so that neither exists without the other. `userId`: the
 * user it is about, where the address is no longer theirs.
 */
export async function enqueueMail(
  db: Database,
  kind: MailKind,
  email: string,
  now: Date,
  userId: string | null = null,
): Promise<void> {
  await enqueue(db, [{ kind, email, userId, createdAt: now, dueAt: now }]);
}

/** Queues notices, each no sooner sent than at its `dueAt`. */
export async function enqueueNotices(
  db: Database,
  notices: readonly { readonly noticeId: string; readonly dueAt: Date }[],
  now: Date,
): Promise<void> {
  await enqueue(
    db,
    notices.map((notice) => ({ kind: 'notice', email: '', createdAt: now, ...notice })),
  );
}

async function enqueue(
  db: Database,
  mails: readonly Omit<typeof outbox.$inferInsert, 'id'>[],
): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insert(outbox)
    .values(mails.map((mail) => ({ id: newId(mail.createdAt.getTime()), ...mail })))
    // Sent with the commit, to the other processes.
    .returning({ notified: sql`pg_notify(${MAIL_CHANNEL}, ${outbox.kind})::text` });
  onCommit(db, () => {
    for (const { kind } of mails) for (const listener of listeners) listener(kind);
  });
}

/** How often a claim is renewed. */
export const RENEWAL_MS = 30_000;

/** How long a claim lasts by the clock of any process, unless it is renewed: two minutes by the one that is furthest ahead. */
export const CLAIM_MS = 2 * 60_000 + CLOCK_SKEW_SECONDS * 1000;

/** Claims an email that is due, for this process only. */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | undefined> {
  // Compared as one value, the query runs once: as a list, a plan may run it again and lock further rows.
  const due = sql`(select id from ${outbox}
    where ${outbox.dueAt} <= ${now.toISOString()}::timestamptz
    order by ${outbox.dueAt}, ${outbox.id} limit 1 for update skip locked)`;
  const [mail] = await db
    .update(outbox)
    .set({ dueAt: claimedUntil(now), tries: sql`${outbox.tries} + 1` })
    .where(eq(outbox.id, due))
    .returning();
  return mail;
}

/** Renews the claim while the email is being sent. A renewal that arrives late never shortens a newer one. */
export async function renewClaim(db: Database, mail: OutboxMail, now: Date): Promise<void> {
  const dueAt = claimedUntil(now);
  await db
    .update(outbox)
    .set({ dueAt })
    .where(and(claimOf(mail), lt(outbox.dueAt, dueAt)));
}

function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Locked for a moment each: the mail worker sends in between. */
const HURRIED_AT_ONCE = 500;

/**
 * Lets emails go out that were queued by a clock that was far ahead, and would wait until it has come true. Part of the
 * housekeeping.
 */
export async function hurryMail(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const limit = clockLimit(now);
  // The ids are an index of the time, and stay ahead for a while after a clock has been set back.
  const isAhead = and(gt(outbox.id, idAt(limit.getTime(), 0)), gt(outbox.createdAt, limit));
  // One that has been tried is due after a pause.
  const late = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isAhead, eq(outbox.tries, 0), gt(outbox.dueAt, now)))
    .limit(HURRIED_AT_ONCE);
  await untilDone(progress, async () => {
    const { rowCount } = await db
      .update(outbox)
      .set({ dueAt: now })
      .where(inArray(outbox.id, late));
    return rowCount === HURRIED_AT_ONCE;
  });
}

/** Removes an email that was sent, or that has no recipient. */
export async function removeMail(db: Database, mail: OutboxMail): Promise<void> {
  await db.delete(outbox).where(claimOf(mail));
}

/** Schedules the next attempt. */
export async function postponeMail(db: Database, mail: OutboxMail, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(claimOf(mail));
}

/** Each claim counts one attempt: a higher count means that another process has claimed the email since. */
function claimOf({ id, tries }: OutboxMail) {
  return and(eq(outbox.id, id), eq(outbox.tries, tries));
}
