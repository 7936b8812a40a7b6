import type { SkippedBecause } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { type OutboxMail, removeMail } from '../outbox/index.ts';
import { notice } from '../schema/notice.ts';
import { type NoticeRow, noticeRows } from './rows.ts';

type Outcome = Pick<NoticeRow, 'status'> &
  Partial<Pick<NoticeRow, 'reason' | 'subject' | 'text' | 'sentAt'>>;

/** A notice that waits to be sent; undefined where its email is about none, or it was settled. */
export async function readQueued(db: Database, { noticeId }: OutboxMail) {
  if (!noticeId) return undefined;
  const [row] = await db
    .select()
    .from(notice)
    .where(and(eq(notice.id, noticeId), eq(notice.status, 'Queued')));
  return row;
}

/** Takes an email out of the outbox, and notes what became of the notice that it is, in one transaction. */
async function settle(db: Database, mail: OutboxMail, outcome: Outcome, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await readQueued(tx, mail);
    const context = { db: tx, actor: { scope: PLATFORM, userId: null }, now };
    if (row) await noticeRows.update(context, row, outcome);
    await removeMail(tx, mail);
  });
}

/** Notes what was sent. */
export function noteSent(
  db: Database,
  mail: OutboxMail,
  { subject, text }: { readonly subject: string; readonly text: string },
  now: Date,
): Promise<void> {
  return settle(db, mail, { status: 'Sent', subject, text, sentAt: now }, now);
}

/** Notes that nothing was sent, and why. */
export function noteSkipped(
  db: Database,
  mail: OutboxMail,
  reason: SkippedBecause,
  now: Date,
): Promise<void> {
  return settle(db, mail, { status: 'Skipped', reason }, now);
}

/** Notes that no server took it, for days. */
export function noteFailed(db: Database, mail: OutboxMail, now: Date): Promise<void> {
  return settle(db, mail, { status: 'Failed' }, now);
}
