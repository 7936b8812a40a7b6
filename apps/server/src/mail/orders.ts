import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { onCommit } from '../database/transaction.ts';
import { type MailKind, mailOrder } from '../schema/mail-order.ts';

export type MailOrder = typeof mailOrder.$inferSelect;

type Listener = (kind: MailKind) => void;
const listeners = new Set<Listener>();

/** Calls back whenever this process has ordered a mail, once that is committed. Returns what ends it. */
export function onMailOrdered(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  onCommit(db, () => {
    for (const listener of listeners) listener(kind);
  });
}

/** How long one process has an order to itself, unless it renews the claim. */
export const CLAIM_MS = 2 * 60_000;

/** Takes an order that is due, for one process alone. */
export async function claimOrder(db: Database, now: Date): Promise<MailOrder | undefined> {
  // Compared as one value, the query runs once: as a list, a plan may run it again and lock further rows.
  const due = sql`(select id from ${mailOrder}
    where ${mailOrder.dueAt} <= ${now.toISOString()}::timestamptz
    order by ${mailOrder.dueAt} limit 1 for update skip locked)`;
  const [order] = await db
    .update(mailOrder)
    .set({ dueAt: claimedUntil(now), tries: sql`${mailOrder.tries} + 1` })
    .where(eq(mailOrder.id, due))
    .returning();
  return order;
}

/** Keeps a claim while its letter is under way. */
export async function renewClaim(db: Database, order: MailOrder, now: Date): Promise<void> {
  await postponeOrder(db, order, claimedUntil(now));
}

function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Forgets an order: its mail is out, or there is nobody to send it to. */
export async function finishOrder(db: Database, order: MailOrder): Promise<void> {
  await db.delete(mailOrder).where(mine(order));
}

/** Lets an order wait for its next try. */
export async function postponeOrder(db: Database, order: MailOrder, dueAt: Date): Promise<void> {
  await db.update(mailOrder).set({ dueAt }).where(mine(order));
}

/** Each claim counts a try: another one since means that the order is somebody else's by now. */
function mine({ id, tries }: MailOrder) {
  return and(eq(mailOrder.id, id), eq(mailOrder.tries, tries));
}
