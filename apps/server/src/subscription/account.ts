import { type NoticeKind, referenceKey } from '@booking/api-client/contract';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { queueNotice } from '../notice/index.ts';
import { issuePaper } from '../paper/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { entryRows, type SubscriptionRow } from './rows.ts';

type Entry = Omit<
  Parameters<typeof entryRows.insert>[1],
  'institutionId' | 'subscriptionId' | 'referenceKey'
>;
type Line = Pick<
  typeof subscriptionEntry.$inferSelect,
  'id' | 'kind' | 'day' | 'amountMinor' | 'reversesId'
>;

/** Balance of an institution in minor units (negative: a credit), and since when something is due. */
export interface Balance {
  readonly balanceMinor: number;
  readonly dueSince: string | null;
}

/** Adds a line to an institution's account, with its paper. Lines of nothing are left out. */
export async function addEntry(
  context: WriteContext,
  { institutionId, id }: Pick<SubscriptionRow, 'institutionId' | 'id'>,
  entry: Entry,
): Promise<void> {
  if (entry.amountMinor === 0) return;
  const key = entry.kind === 'payment' ? referenceKey(entry.reference) : '';
  const line = { ...entry, institutionId, subscriptionId: id };
  const lineId = await entryRows.insert(context, { ...line, referenceKey: key || null });
  const paperId = await issuePaper(context, { ...line, id: lineId });
  const notice = NOTICE_OF[entry.kind];
  if (notice)
    await queueNotice(context, { institutionId, subscriptionId: id, kind: notice, paperId });
}

/** The lines that are sent by email, with their paper. */
const NOTICE_OF: Readonly<Partial<Record<Entry['kind'], NoticeKind>>> = {
  charge: 'charged',
  payment: 'paid',
};

/**
 * Credits what was charged and will not be used, at most what the account was charged: rows of older versions have periods
 * that no line stands for, and a credit for those would be money for nothing.
 *
 * @returns how much that is.
 */
export async function addCredit(
  context: WriteContext,
  row: Pick<SubscriptionRow, 'institutionId' | 'id'>,
  { amountMinor, ...entry }: Omit<Entry, 'kind'>,
): Promise<number> {
  const [charged] = await context.db
    .select({ minor: sql<number>`coalesce(sum(${subscriptionEntry.amountMinor}), 0)::int` })
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, row.institutionId),
        inArray(subscriptionEntry.kind, ['charge', 'credit']),
      ),
    );
  const credited = Math.min(amountMinor, Math.max(0, charged?.minor ?? 0));
  await addEntry(context, row, { ...entry, kind: 'credit', amountMinor: -credited });
  return credited;
}

/** The balance of an institution's account. */
export async function balanceOf(db: Database, institutionId: string): Promise<Balance> {
  const lines = await db
    .select({
      id: subscriptionEntry.id,
      kind: subscriptionEntry.kind,
      day: subscriptionEntry.day,
      amountMinor: subscriptionEntry.amountMinor,
      reversesId: subscriptionEntry.reversesId,
    })
    .from(subscriptionEntry)
    .where(eq(subscriptionEntry.institutionId, institutionId));
  return balance(lines);
}

/** The sum of an account. Payments and credits settle the oldest charges first. */
export function balance(lines: readonly Line[]): Balance {
  const balanceMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (balanceMinor <= 0) return { balanceMinor, dueSince: null };
  let settled = 0;
  for (const { kind, amountMinor } of lines) if (kind !== 'charge') settled -= amountMinor;
  const charges = lines.filter(({ kind }) => kind === 'charge');
  charges.sort((a, b) => (a.day < b.day || (a.day === b.day && a.id < b.id) ? -1 : 1));
  for (const { day, amountMinor } of charges) {
    settled -= amountMinor;
    if (settled < 0) return { balanceMinor, dueSince: day };
  }
  // Only reversals of payments for charges that are not here.
  return { balanceMinor, dueSince: lines.at(-1)?.day ?? null };
}

/** A payment or a charge of an institution. */
export async function findEntry(
  db: Database,
  institutionId: string,
  kind: 'payment' | 'charge',
  id: string,
) {
  const [row] = await db
    .select()
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, institutionId),
        eq(subscriptionEntry.id, id),
        eq(subscriptionEntry.kind, kind),
      ),
    );
  return row;
}

/** Returns how much adjustments have taken off a charge, or refunds have given back of a payment, in minor units. */
export async function amountAbout(
  db: Database,
  institutionId: string,
  entry: string,
): Promise<number> {
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(abs(${subscriptionEntry.amountMinor})), 0)::int` })
    .from(subscriptionEntry)
    .where(
      and(eq(subscriptionEntry.institutionId, institutionId), eq(subscriptionEntry.aboutId, entry)),
    );
  return sum?.minor ?? 0;
}

/** Whether a payment of an institution that was not reversed has come since a day, or nothing is due at all. */
export async function hasPaidSince(
  db: Database,
  institutionId: string,
  day: string,
): Promise<boolean> {
  const back = alias(subscriptionEntry, 'back');
  const [row] = await db
    .select({ id: subscriptionEntry.id })
    .from(subscriptionEntry)
    .leftJoin(
      back,
      and(
        eq(back.institutionId, subscriptionEntry.institutionId),
        eq(back.reversesId, subscriptionEntry.id),
      ),
    )
    .where(
      and(
        eq(subscriptionEntry.institutionId, institutionId),
        eq(subscriptionEntry.kind, 'payment'),
        gte(subscriptionEntry.day, day),
        isNull(back.id),
      ),
    )
    .limit(1);
  return row !== undefined || (await balanceOf(db, institutionId)).balanceMinor <= 0;
}
