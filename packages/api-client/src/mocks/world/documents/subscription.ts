import { addDays, CYCLE_MONTHS, discounted } from '../../../contract/facts/billing.ts';
import { majorOf, netMonthOf, roundedMinor, withTax } from '../../../contract/facts/money.ts';
import { CURRENT_STATUSES } from '../../../contract/facts/subscription.ts';
import type {
  SubscribedInstitution,
  Subscription,
} from '../../../contract/schemas/subscription.ts';
import type { EntryRow, InstitutionRow, SubscriptionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { isPlatform, named, type Viewer } from './viewer.ts';

/** The most lines of an account that a document has. */
const ENTRIES_MAX = 100;

export const subscriptionsOf = (store: Store, institutionId: string): SubscriptionRow[] =>
  store.subscriptions.all().filter((row) => row.institutionId === institutionId);

export const isCurrent = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  CURRENT_STATUSES.some((current) => current === status);

export const currentOf = (store: Store, institutionId: string): SubscriptionRow | undefined =>
  subscriptionsOf(store, institutionId).find(isCurrent);

/** The account of an institution, in the order in which it was written. */
export const accountOf = (store: Store, institutionId: string): EntryRow[] =>
  store.entries.all().filter((entry) => entry.institutionId === institutionId);

type Terms = Pick<
  SubscriptionRow,
  'price' | 'discount' | 'taxRate' | 'taxInclusive' | 'currency' | 'billingCycle'
>;

/** Returns the charge of a billing cycle, in minor units. */
export function chargedMinor({ price, discount, currency, ...tax }: Terms): number {
  return withTax(discounted(roundedMinor(price, currency), discount, currency), tax);
}

/** The balance of an account, and since when it is owed: payments pay the oldest charges first. */
export function balanceOf(store: Store, institutionId: string) {
  const entries = accountOf(store, institutionId);
  const sum = entries.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  let left = sum;
  let dueSince: string | null = null;
  for (const { amount, day, kind } of entries.toReversed()) {
    if (left <= 0) break;
    if (kind !== 'charge' && kind !== 'reversal') continue;
    dueSince = day;
    left -= Math.round(amount * 100);
  }
  return { balance: sum / 100, dueSince: sum > 0 ? dueSince : null };
}

/** Returns fields that follow from the debt. One subscription of an institution has them, the current or the last. */
function dues(store: Store, row: SubscriptionRow) {
  const { balance, dueSince } = balanceOf(store, row.institutionId);
  const all = subscriptionsOf(store, row.institutionId).filter(
    ({ status }) => status !== 'Scheduled',
  );
  const shown = all.find(isCurrent) ?? all.at(-1);
  const isShown = shown?._id === row._id;
  const [platform] = store.platform.all();
  const since = isShown ? dueSince : null;
  const dueOn = since && addDays(since, platform?.billing.paymentDays ?? 0);
  return {
    balance: isShown ? balance : 0,
    accountBalance: balance,
    dueSince: since,
    dueOn,
    suspendsOn: dueOn && row.status === 'PastDue' ? addDays(dueOn, row.graceDays + 1) : null,
  };
}

/** The payments of an account that were not taken back. */
export function paymentsOf(store: Store, institutionId: string): EntryRow[] {
  const entries = accountOf(store, institutionId);
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ kind, _id }) => kind === 'payment' && !reversed.has(_id));
}

export function subscriptionDocument(
  store: Store,
  { institutionId, ...row }: SubscriptionRow,
  viewer: Viewer,
  withEntries = false,
): Subscription {
  const { _id, name, code, email, phone, status } = store.institutions.get(institutionId);
  const minor = chargedMinor(row);
  const entries = accountOf(store, institutionId).toReversed().slice(0, ENTRIES_MAX);
  const paid = paymentsOf(store, institutionId)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1);
  const ownPayment = paymentsOf(store, institutionId).find(
    (entry) => entry.subscription === row._id,
  );
  const isPaid = ownPayment !== undefined || (minor === 0 && row.status !== 'Trialing');
  return {
    ...row,
    ...(!isPlatform(viewer) && {
      discount: row.discount && { ...row.discount, reason: '' },
      cancelReason: row.cancelReason && { ...row.cancelReason, note: '' },
      events: row.events.map((event) => ({ ...event, by: null, note: null })),
    }),
    institution: { _id, name, code, email, phone, status },
    amount: majorOf(minor, row.currency),
    mrr: majorOf(netMonthOf(minor, CYCLE_MONTHS[row.billingCycle], row), row.currency),
    mrrBefore: null,
    ...dues(store, { ...row, institutionId }),
    paidFrom: isPaid ? (row.trialEndsAt ? addDays(row.trialEndsAt, 1) : row.startDate) : null,
    lastPayment: paid ? { day: paid.day, amount: -paid.amount, method: paid.method } : null,
    entries: withEntries ? entries.map((entry) => lineOf(entry, viewer)) : null,
  };
}

/** A line of an account. An institution does not see who of the platform wrote it. */
function lineOf(
  { _id, subscription, kind, day, amount, tax, taxRate, ...entry }: EntryRow,
  viewer: Viewer,
) {
  const { text, method, reference, reverses, about, by } = entry;
  return {
    ...{ _id, subscription, kind, day, amount, tax, taxRate, text, method, reference },
    ...{ reverses, about },
    by: isPlatform(viewer) ? by : null,
  };
}

export function subscribedDocument(
  store: Store,
  institution: InstitutionRow,
  viewer: Viewer,
): SubscribedInstitution {
  const { _id, name, code, status, createdAt, updatedAt, createdBy, updatedBy, __v } = institution;
  const current = currentOf(store, _id);
  return {
    ...{ _id, name, code, status },
    template: named(store.templates.get(institution.templateId)),
    subscription: current ? subscriptionDocument(store, current, viewer) : null,
    ...{ createdAt, updatedAt, createdBy, updatedBy, __v },
  };
}
