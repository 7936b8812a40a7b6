import { majorOf, taxIn } from '../../../contract/facts/money.ts';
import type { SubscriptionAction } from '../../../contract/facts/subscription.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { Subscription } from '../../../contract/schemas/subscription.ts';
import { balanceOf } from '../documents/subscription.ts';
import { fieldFailure } from '../refuse.ts';
import type { EntryRow, PlanRow, SubscriptionRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../world-call.ts';

const EVENTS_MAX = 50;

/** Who writes, as lines and events name them. */
export interface Author {
  readonly caller: Caller;
  readonly writer: Writer;
}

type Line = Pick<EntryRow, 'kind' | 'text'> &
  Partial<Pick<EntryRow, 'day' | 'method' | 'reference' | 'reverses' | 'about'>> & {
    readonly amountMinor: number;
    readonly taxRate?: number;
  };

/** Adds a line to the account of a subscription's institution; nothing for an amount of 0. */
export function addLine(
  store: Store,
  { caller: { user }, writer }: Author,
  { _id, institutionId, currency }: SubscriptionRow,
  { amountMinor, taxRate = 0, ...line }: Line,
): void {
  if (amountMinor === 0) return;
  const isTaxed = line.kind === 'charge' || line.kind === 'credit';
  const sign = Math.sign(amountMinor);
  store.entries.add({
    ...store.fresh(writer),
    ...{ institutionId, subscription: _id, day: store.today() },
    ...{ method: null, reference: null, reverses: null, about: null },
    ...line,
    amount: majorOf(amountMinor, currency),
    tax: isTaxed ? majorOf(sign * taxIn(Math.abs(amountMinor), taxRate), currency) : null,
    taxRate: isTaxed ? taxRate : null,
    by: { _id: user._id, name: fullName(user) },
  });
}

type Action = Subscription['events'][number]['action'] | SubscriptionAction;

/** The events of a subscription with one more, the newest first. */
export function withEvent(
  events: Subscription['events'],
  { caller: { user }, writer: { at } }: Author,
  action: Action,
  note: string | null = null,
  amount?: number,
): Subscription['events'] {
  const by = { _id: user._id, name: fullName(user) };
  const event = { action, at, by, note, ...(amount !== undefined && { amount }) };
  return [event, ...events].slice(0, EVENTS_MAX);
}

/** A subscription is active when nothing is due, and an unpaid one that was paid before is past due. */
export function settle(store: Store, { writer }: Author, row: SubscriptionRow): SubscriptionRow {
  const { balance } = balanceOf(store, row.institutionId);
  const isPaid = balance <= 0 && ['Pending', 'PastDue'].includes(row.status);
  const isLate = balance > 0 && row.status === 'Active';
  const status = isPaid ? 'Active' : isLate ? 'PastDue' : row.status;
  return store.subscriptions.change(row, { status }, writer);
}

/** A plan on sale for an institution. @throws MockFailure naming the field */
export function planFor(store: Store, institutionId: string, pricing: string): PlanRow {
  const plan = store.plans.find(pricing);
  if (!plan) throw fieldFailure('VALIDATION', 'pricing', 'Plan not found.');
  if (plan.templateId !== store.institutions.get(institutionId).templateId) {
    throw fieldFailure('BUSINESS_RULE', 'pricing', 'This plan belongs to another template.');
  }
  if (!plan.isActive) throw fieldFailure('BUSINESS_RULE', 'pricing', 'This plan is archived.');
  return plan;
}
