import { CURRENT_STATUSES, type SubscriptionStatus } from '@booking/api-client/contract';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { WriteContext } from '../resource/context.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { entryRows, type NewSubscription, type SubscriptionRow, subscriptionRows } from './rows.ts';

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

/**
 * Credits what was charged and will not be used, at most what the account was charged: rows of older versions have periods
 * that no line stands for, and a credit for those would be money for nothing.
 */
export async function addCredit(
  context: WriteContext,
  row: Pick<SubscriptionRow, 'institutionId' | 'id'>,
  { amountMinor, ...entry }: Omit<Entry, 'kind'>,
): Promise<void> {
  const [charged] = await context.db
    .select({ minor: sql<number>`coalesce(sum(${subscriptionEntry.amountMinor}), 0)::int` })
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, row.institutionId),
        inArray(subscriptionEntry.kind, ['charge', 'credit']),
      ),
    );
  const most = Math.max(0, charged?.minor ?? 0);
  await addEntry(context, row, {
    ...entry,
    kind: 'credit',
    amountMinor: -Math.min(amountMinor, most),
  });
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

/** A payment of an institution, which can be reversed. */
export async function findPayment(db: Database, institutionId: string, id: string) {
  const [found] = await db
    .select()
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, institutionId),
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

/**
 * Writes changes of a locked subscription, and what the account has become to the one that shows it: the one in force, or
 * else this. Its institution is locked, so no other can come between.
 */
export async function settle(
  context: WriteContext,
  row: SubscriptionRow,
  changes: Partial<Omit<SubscriptionRow, 'id'>> = {},
): Promise<void> {
  const { db } = context;
  const { institutionId } = row;
  const account = await balanceOf(db, institutionId);
  const { dueSince } = account;
  const status = changes.status ?? row.status;
  const inForce = isInForce(status) ? undefined : await otherInForce(db, row);
  await subscriptionRows.update(context, row, {
    ...changes,
    status: settledStatus(status, account),
    dueSince: inForce ? null : dueSince,
  });
  const settled = inForce && settledStatus(inForce.status, account);
  if (inForce && (settled !== inForce.status || dueSince !== inForce.dueSince)) {
    await subscriptionRows.update(context, inForce, { status: settled, dueSince });
  }
  await clearDue(context, institutionId, inForce?.id ?? row.id);
}

/** Adds a subscription that comes into force, with what the account makes of it. Its institution is locked. */
export async function insertSettled(
  context: WriteContext,
  row: NewSubscription,
  id?: string,
): Promise<string> {
  const account = await balanceOf(context.db, row.institutionId);
  const status = settledStatus(row.status, account);
  const settled = { ...row, status, dueSince: account.dueSince };
  const inserted = await subscriptionRows.insert(context, settled, id);
  await clearDue(context, row.institutionId, inserted);
  return inserted;
}

/** What an institution owes is shown by one of its subscriptions. */
async function clearDue(
  { db }: WriteContext,
  institutionId: string,
  shownBy: string,
): Promise<void> {
  await db
    .update(subscription)
    .set({ dueSince: null })
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, shownBy),
        isNotNull(subscription.dueSince),
      ),
    );
}

const isInForce = (status: SubscriptionStatus) =>
  CURRENT_STATUSES.some((current) => current === status);

/** The subscription in force of the institution of a subscription that is not. */
export async function otherInForce(
  db: Database,
  { institutionId, id }: Pick<SubscriptionRow, 'institutionId' | 'id'>,
): Promise<SubscriptionRow | undefined> {
  const [found] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, id),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
  return found;
}
