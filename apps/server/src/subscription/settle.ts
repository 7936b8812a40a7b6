import { addDays, CURRENT_STATUSES, type SubscriptionStatus } from '@booking/api-client/contract';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import type { WriteContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { type Balance, balanceOf } from './account.ts';
import { type NewSubscription, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import { otherShowing } from './shows-account.ts';

/** Returns the status that follows from the balance: paid up it is Active, unpaid it is PastDue. */
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
  const showing = isCurrent(status) ? undefined : await otherShowing(db, row, changes);
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

/** Events while an account is settled. */
interface Settlement {
  /** The day from which something is asked for that was charged before. */
  readonly askedFrom?: string;
  /** A payment was recorded. */
  readonly isPaid?: boolean;
  /** Changes of the subscription that shows the account. */
  readonly ofShown?: Partial<Omit<SubscriptionRow, 'id'>>;
}

/** A charge from before the first payment counts from that payment on. */
export const paidNow =
  (today: string) =>
  ({ paidFrom }: Pick<SubscriptionRow, 'paidFrom'>): Partial<Pick<SubscriptionRow, 'paidFrom'>> =>
    paidFrom === NEVER ? { paidFrom: today } : {};

/**
 * Adds a subscription that becomes current, with the status that follows from the account. Its institution is locked.
 */
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

/** Columns of a subscription that does not show the account. */
export const HIDDEN: Shown = { dueSince: null, dueOn: null, balanceMinor: 0 };

/**
 * Returns the columns of the subscription that shows an account. The day to pay by is set once, when something becomes
 * due.
 */
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

/** Clears the amount due of the other subscriptions: only one shows what an institution owes. */
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

/** Counts all subscriptions of a locked institution that no one had paid for as paid from today on. */
export async function markPaid({ db, now }: WriteContext, institutionId: string): Promise<void> {
  await db
    .update(subscription)
    .set({ paidFrom: platformDay(now) })
    .where(and(eq(subscription.institutionId, institutionId), eq(subscription.paidFrom, NEVER)));
}

/** `paid_from` while no one has paid. */
export const NEVER = 'infinity';

const isCurrent = (status: SubscriptionStatus) =>
  CURRENT_STATUSES.some((current) => current === status);
