import { daysBetween } from '../../../contract/facts/billing.ts';
import {
  type PromiseState,
  RECEIVABLE_AGE_NAMES,
  RECEIVABLE_AGES,
  type ReceivableAge,
} from '../../../contract/facts/receivable.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { Receivable } from '../../../contract/schemas/receivable.ts';
import type { Subscription } from '../../../contract/schemas/subscription.ts';
import type { ReceivableRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../world-call.ts';
import { accountOf, subscriptionDocument, subscriptionsOf } from './subscription.ts';

const paise = (amount: number) => Math.round(amount * 100);

/** Returns the receivable of an institution; undefined where it has no account. */
export function receivableDocument(
  store: Store,
  institutionId: string,
  caller: Caller,
): Receivable | undefined {
  const all = subscriptionsOf(store, institutionId).map((row) =>
    subscriptionDocument(store, row, caller),
  );
  const shown = all.find(({ balance }) => balance !== 0) ?? all.at(-1);
  return shown && documentOf(store, institutionId, shown);
}

function documentOf(store: Store, _id: string, shown: Subscription): Receivable {
  const { institution, planName, currency, accountBalance, dueSince, dueOn, lastPayment } = shown;
  const notes = store.receivables.find(_id);
  const manager = store.users.find(store.institutions.get(_id).accountManagerId);
  return {
    ...{ _id, institution, planName, currency, dueSince, dueOn },
    subscription: shown._id,
    subscriptionStatus: shown.status,
    balance: accountBalance,
    ...agesOf(store, _id),
    accountManager: manager ? { _id: manager._id, name: fullName(manager) } : null,
    promise: notes?.promise ? promiseOf(store, _id, notes.promise, accountBalance) : null,
    contact: notes?.contact ?? null,
    lastPayment: lastPayment && { day: lastPayment.day, amount: lastPayment.amount },
    createdAt: shown.createdAt,
    updatedAt: notes?.updatedAt ?? shown.createdAt,
    createdBy: notes?.createdBy ?? null,
    updatedBy: notes?.updatedBy ?? null,
    __v: notes ? notes.__v + 1 : 0,
  };
}

/** Returns the unpaid amounts by their age: payments have settled the oldest charges. */
function agesOf(store: Store, institutionId: string): Record<ReceivableAge, number> {
  const today = store.today();
  const entries = accountOf(store, institutionId);
  const ages: Record<ReceivableAge, number> = { today: 0, days1To15: 0, days16To30: 0, over30: 0 };
  let settled = 0;
  for (const { kind, amount } of entries) if (kind !== 'charge') settled -= paise(amount);
  const charges = entries
    .filter(({ kind }) => kind === 'charge')
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  for (const { day, amount } of charges) {
    const left = Math.max(0, paise(amount) - Math.max(0, settled));
    settled -= paise(amount);
    const age = RECEIVABLE_AGE_NAMES.find(
      (name) => daysBetween(day, today) <= (RECEIVABLE_AGES[name][1] ?? Number.POSITIVE_INFINITY),
    );
    if (age) ages[age] = (paise(ages[age]) + left) / 100;
  }
  return ages;
}

function promiseOf(
  store: Store,
  institutionId: string,
  promise: NonNullable<ReceivableRow['promise']>,
  balance: number,
): NonNullable<Receivable['promise']> {
  const paid = accountOf(store, institutionId)
    .filter(({ kind, createdAt }) => kind === 'payment' && createdAt >= promise.madeAt)
    .reduce((sum, { amount }) => sum - amount, 0);
  const isKept = paid >= promise.amount || balance <= 0;
  const state: PromiseState = isKept ? 'Kept' : promise.day < store.today() ? 'Broken' : 'Open';
  return { ...promise, paid, state };
}
