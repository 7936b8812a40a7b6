import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { WriteContext } from '../resource/context.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { entryRows, type SubscriptionRow, subscriptionRows } from './rows.ts';

type Entry = Omit<Parameters<typeof entryRows.insert>[1], 'institutionId' | 'subscriptionId'>;
type Line = Pick<
  typeof subscriptionEntry.$inferSelect,
  'id' | 'kind' | 'day' | 'amountMinor' | 'reversesId'
>;

/** What an institution owes, in minor units (negative: a credit), and since when. */
export interface Balance {
  readonly balanceMinor: number;
  readonly dueSince: string | null;
}

/** Adds a line to an institution's account. Lines of nothing are left out. */
export async function addEntry(
  context: WriteContext,
  { institutionId, id }: Pick<SubscriptionRow, 'institutionId' | 'id'>,
  entry: Entry,
): Promise<void> {
  if (entry.amountMinor === 0) return;
  await entryRows.insert(context, { ...entry, institutionId, subscriptionId: id });
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

/** A payment that can be reversed. */
export async function findPayment(db: Database, row: SubscriptionRow, id: string) {
  const [found] = await db
    .select()
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, row.institutionId),
        eq(subscriptionEntry.subscriptionId, row.id),
        eq(subscriptionEntry.id, id),
        eq(subscriptionEntry.kind, 'payment'),
      ),
    );
  return found;
}

/** What the balance makes of a status: paid up it is Active, unpaid it is PastDue. */
export function settledStatus(
  status: SubscriptionRow['status'],
  { balanceMinor }: Balance,
): SubscriptionRow['status'] {
  if (balanceMinor <= 0) return status === 'PastDue' || status === 'Pending' ? 'Active' : status;
  return status === 'Active' ? 'PastDue' : status;
}

/** Writes what the account has become to a locked subscription, with other changes of it. */
export async function settle(
  context: WriteContext,
  row: SubscriptionRow,
  changes: Partial<Omit<SubscriptionRow, 'id'>> = {},
): Promise<void> {
  const now = await balanceOf(context.db, row.institutionId);
  const status = settledStatus(changes.status ?? row.status, now);
  await subscriptionRows.update(context, row, { ...changes, status, dueSince: now.dueSince });
}
