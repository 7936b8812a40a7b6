import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { type MailKind, mailOrder } from '../schema/mail-order.ts';

export type MailOrder = typeof mailOrder.$inferSelect;

/** Orders a mail, in the transaction of what it tells of: neither is there without the other. */
export async function orderMail(
  db: Database,
  kind: MailKind,
  email: string,
  now: Date,
): Promise<void> {
  await db
    .insert(mailOrder)
    .values({ id: newId(now.getTime()), kind, email, createdAt: now, dueAt: now });
}

/** How long one process has an order to itself. */
const CLAIM_MS = 2 * 60_000;
const AT_ONCE = 10;

/** Takes orders that are due, each for one process alone. */
export async function claimOrders(db: Database, now: Date): Promise<MailOrder[]> {
  const due = sql`select id from ${mailOrder} where ${mailOrder.dueAt} <= ${now.toISOString()}::timestamptz
    order by ${mailOrder.dueAt} limit ${AT_ONCE} for update skip locked`;
  return db
    .update(mailOrder)
    .set({ dueAt: new Date(now.getTime() + CLAIM_MS), tries: sql`${mailOrder.tries} + 1` })
    .where(sql`${mailOrder.id} in (${due})`)
    .returning();
}

/** Forgets an order: its mail is out, or there is nobody to send it to. */
export async function finishOrder(db: Database, id: string): Promise<void> {
  await db.delete(mailOrder).where(eq(mailOrder.id, id));
}

/** Lets an order wait for its next try. */
export async function postponeOrder(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.update(mailOrder).set({ dueAt }).where(eq(mailOrder.id, id));
}
