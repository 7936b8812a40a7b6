import { roundedMinor, withTax } from '../../../contract/facts/money.ts';
import { accountOf, balanceOf, paymentsOf } from '../documents/subscription.ts';
import { fieldFailure } from '../refuse.ts';
import type { EntryRow, SubscriptionRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { addLine, settle, withEvent } from './account.ts';
import type { InputFor, Update } from './update-call.ts';

/** Charges something besides the plan, in the terms of its price. */
export function chargeOnce(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { amount, reason }: InputFor<'chargeOnce'>,
): void {
  const { taxRate, taxInclusive, currency } = row;
  const amountMinor = withTax(roundedMinor(amount, currency), { taxRate, taxInclusive });
  addLine(store, call, row, { kind: 'charge', amountMinor, taxRate, text: reason });
  settled(store, call, row, amount, reason);
}

/** Lowers a charge. */
export function adjustCharge(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { entry, amount, reason }: InputFor<'adjustCharge'>,
): void {
  const charge = accountOf(store, row.institutionId).find(
    ({ kind, _id }) => kind === 'charge' && _id === entry,
  );
  if (!charge) throw fieldFailure('VALIDATION', 'entry', 'Charge not found.');
  requireAtMost(amount, leftOf(store, charge));
  const amountMinor = -roundedMinor(amount, row.currency);
  const taxRate = charge.taxRate ?? 0;
  addLine(store, call, row, { kind: 'credit', amountMinor, taxRate, text: reason, about: entry });
  settled(store, call, row, amount, reason);
}

/** Gives back a payment as far as the account holds a credit. */
export function refundPayment(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { entry, amount, paidOn: day, method, reference = null, reason }: InputFor<'refundPayment'>,
): void {
  const payment = paymentsOf(store, row.institutionId).find(({ _id }) => _id === entry);
  if (!payment) throw fieldFailure('VALIDATION', 'entry', 'Payment not found.');
  const { balance } = balanceOf(store, row.institutionId);
  requireAtMost(amount, Math.min(leftOf(store, payment), -balance));
  const amountMinor = roundedMinor(amount, row.currency);
  const line = { kind: 'refund', day, amountMinor, text: reason, method, reference } as const;
  addLine(store, call, row, { ...line, about: entry });
  settled(store, call, row, amount, reason);
}

/** Gives up what is due. */
export function writeOff(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  { amount, reason }: InputFor<'writeOff'>,
): void {
  requireAtMost(amount, balanceOf(store, row.institutionId).balance);
  const amountMinor = -roundedMinor(amount, row.currency);
  addLine(store, call, row, { kind: 'writeOff', amountMinor, text: reason });
  settled(store, call, row, amount, reason);
}

function settled(
  store: Store,
  call: Update,
  row: SubscriptionRow,
  amount: number,
  reason: string,
): void {
  const events = withEvent(row.events, call, call.input.action, reason, amount);
  settle(store, call, store.subscriptions.change(row, { events }, call.writer));
}

/** Returns the amount of a line that is left after adjustments and refunds about it. */
function leftOf(store: Store, { _id, institutionId, amount }: EntryRow): number {
  const about = accountOf(store, institutionId).filter((line) => line.about === _id);
  return about.reduce((left, line) => left - Math.abs(line.amount), Math.abs(amount));
}

function requireAtMost(amount: number, most: number): void {
  if (amount <= most) return;
  const message = `Only ${Math.max(0, most)} is left.`;
  throw fieldFailure('BUSINESS_RULE', 'amount', message, 'too_much');
}
