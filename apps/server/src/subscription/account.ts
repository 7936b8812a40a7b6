import {
  addDays,
  CURRENT_STATUSES,
  referenceKey,
  type SubscriptionStatus,
} from '@booking/api-client/contract';
import { and, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readSettings } from '../bkbtr-setting/store.ts';
import type { Database } from '../database/database.ts';
import type { WriteContext } from '../resource/context.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { entryRows, type NewSubscription, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';

type Entry = Omit<
  Parameters<typeof entryRows.insert>[1],
  'institutionId' | 'subscriptionId' | 'referenceKey'
>;
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
  const key = entry.kind === 'payment' ? referenceKey(entry.reference) : '';
  const line = { ...entry, referenceKey: key || null };
  await entryRows.insert(context, { ...line, institutionId, subscriptionId: id });
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
  const [row] = await db
    .select()
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, institutionId),
        eq(subscriptionEntry.id, id),
        eq(subscriptionEntry.kind, 'payment'),
      ),
    );
  return row;
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
 * Writes changes of a locked subscription, and what the account has become to the one that shows it: the current one, or
 * else the last. Its institution is locked, so no other can come between.
 *
 * @param more What else happens with it.
 */
export async function settle(
  context: WriteContext,
  row: SubscriptionRow,
  changes: Partial<Omit<SubscriptionRow, 'id'>> = {},
  more: Settlement = {},
): Promise<void> {
  const { db } = context;
  const { askedFrom, ofShown } = more;
  const paid = more.isPaid ? paidNow(platformDay(context.now)) : () => ({});
  const account = await balanceOf(db, row.institutionId);
  const shown = await shownBy(db, account, row.institutionId, askedFrom);
  const status = changes.status ?? row.status;
  const showing = isInForce(status) ? undefined : await otherShowing(db, row, changes);
  const becomes = settledStatus(status, account);
  await subscriptionRows.update(context, row, {
    ...paid(row),
    ...firstPaid(row, status, becomes, platformDay(context.now)),
    ...changes,
    status: becomes,
    ...(showing ? HIDDEN : { ...ofShown, ...shown }),
  });
  if (showing) {
    const settled = settledStatus(showing.status, account);
    const first = firstPaid(showing, showing.status, settled, platformDay(context.now));
    const next = { ...paid(showing), ...first, ...ofShown, status: settled, ...shown };
    if (isChange(showing, next)) await subscriptionRows.update(context, showing, next);
  }
  await clearDue(context, row.institutionId, showing?.id ?? row.id);
}

/** What happens while an account is settled. */
interface Settlement {
  /** The day from which something is asked for that was charged before. */
  readonly askedFrom?: string;
  /** A payment was recorded. */
  readonly isPaid?: boolean;
  /** Changes of the subscription that shows the account. */
  readonly ofShown?: Partial<Omit<SubscriptionRow, 'id'>>;
}

/** What was charged before anyone had paid counts from the first payment on. */
export const paidNow =
  (today: string) =>
  ({ paidFrom }: Pick<SubscriptionRow, 'paidFrom'>): Partial<Pick<SubscriptionRow, 'paidFrom'>> =>
    paidFrom === NEVER ? { paidFrom: today } : {};

/** Adds a subscription that comes into force, with what the account makes of it. Its institution is locked. */
export async function insertSettled(
  context: WriteContext,
  row: NewSubscription,
  id?: string,
): Promise<string> {
  const { institutionId } = row;
  const account = await balanceOf(context.db, institutionId);
  const status = settledStatus(row.status, account);
  const shown = await shownBy(context.db, account, institutionId);
  const inserted = await subscriptionRows.insert(context, { ...row, status, ...shown }, id);
  await clearDue(context, institutionId, inserted);
  return inserted;
}

type Shown = Pick<SubscriptionRow, 'dueSince' | 'dueOn' | 'balanceMinor'>;

/** Of a subscription that does not show the account. */
export const HIDDEN: Shown = { dueSince: null, dueOn: null, balanceMinor: 0 };

/** What the subscription has that shows an account. The day to pay by is set once, when something becomes due. */
async function shownBy(
  db: Database,
  { balanceMinor, dueSince }: Balance,
  institutionId: string,
  askedFrom = dueSince,
): Promise<Shown> {
  if (dueSince === null || askedFrom === null) return { dueSince, dueOn: null, balanceMinor };
  const [before] = await db
    .select({ dueOn: subscription.dueOn })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), eq(subscription.dueSince, dueSince)));
  if (before) return { dueSince, dueOn: before.dueOn, balanceMinor };
  const { billing } = await readSettings(db);
  return { dueSince, dueOn: addDays(askedFrom, billing.paymentDays), balanceMinor };
}

/** A first period that is paid after it began counts from its payment on: the figures of the days before stay. */
function firstPaid(
  { startDate }: Pick<SubscriptionRow, 'startDate'>,
  from: SubscriptionRow['status'],
  to: SubscriptionRow['status'],
  today: string,
): Partial<Pick<SubscriptionRow, 'paidFrom'>> {
  return from === 'Pending' && to === 'Active' && startDate < today ? { paidFrom: today } : {};
}

function isChange(row: SubscriptionRow, changes: Partial<SubscriptionRow>): boolean {
  const now: Partial<SubscriptionRow> = row;
  return Object.entries(changes).some(([key, value]) => Reflect.get(now, key) !== value);
}

/** What an institution owes is shown by one of its subscriptions. */
async function clearDue({ db }: WriteContext, institutionId: string, shown: string): Promise<void> {
  await db
    .update(subscription)
    .set(HIDDEN)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, shown),
        or(isNotNull(subscription.dueSince), ne(subscription.balanceMinor, 0)),
      ),
    );
}

/** The same of the others of a locked institution. */
export async function markPaid({ db, now }: WriteContext, institutionId: string): Promise<void> {
  await db
    .update(subscription)
    .set({ paidFrom: platformDay(now) })
    .where(and(eq(subscription.institutionId, institutionId), eq(subscription.paidFrom, NEVER)));
}

/** `paid_from` while no one has paid. */
export const NEVER = 'infinity';

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

/**
 * Whether a subscription is the one of its institution that shows what is owed: the current one, or else the last to end.
 * To stand in a statement about `subscription`.
 */
export const showsAccount: SQL = sql`${subscription.id} = (select one.id from ${subscription} one
  where one.institution_id = ${subscription.institutionId} order by ${lastFirst('one')} limit 1)`;

/** The current one, the last that ended, and what begins later. */
function lastFirst(name: string): SQL {
  const column = sql.identifier(name);
  const current = sql.raw(CURRENT_STATUSES.map((status) => `'${status}'`).join(', '));
  return sql`(${column}.status in (${current})) desc, (${column}.status <> 'Scheduled') desc,
    ${column}.ended_at desc nulls last, ${column}.id desc`;
}

const isInForce = (status: SubscriptionStatus) =>
  CURRENT_STATUSES.some((current) => current === status);

/** The subscription that shows the account instead of one that is not current, or will not be. */
async function otherShowing(
  db: Database,
  row: SubscriptionRow,
  { endedAt }: Partial<SubscriptionRow>,
): Promise<SubscriptionRow | undefined> {
  const inForce = await otherInForce(db, row);
  // One that ends now is the last.
  if (inForce || endedAt) return inForce;
  const [last] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.institutionId, row.institutionId))
    .orderBy(lastFirst('subscription'))
    .limit(1);
  return last?.id === row.id ? undefined : last;
}

/** The current subscription of the institution of a subscription that is not. */
export async function otherInForce(
  db: Database,
  { institutionId, id }: Pick<SubscriptionRow, 'institutionId' | 'id'>,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, id),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
  return row;
}
