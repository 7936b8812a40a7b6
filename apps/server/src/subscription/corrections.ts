import { majorOf, roundedMinor, withTax } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { addCredit, addEntry, amountAbout, balanceOf, findEntry } from './account.ts';
import type { Action, Update } from './action.ts';
import { withEvent } from './events.ts';
import { moneyText } from './money-text.ts';
import { isTooHigh, taxOf } from './prices.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';
import { settle } from './settle.ts';

/** Charges something besides the plan, in the terms of its price. */
export const chargeOnce: Action<'chargeOnce'> = async (call, row, { amount, reason }) => {
  const amountMinor = withTax(roundedMinor(amount, row.currency), taxOf(row));
  if (isTooHigh(amountMinor, row.currency)) {
    throw fieldError('VALIDATION', 'amount', 'With its tax, this is more than can be charged.');
  }
  const day = platformDay(call.now);
  const { taxRate } = row;
  await addEntry(call, row, { kind: 'charge', day, amountMinor, taxRate, text: reason });
  return settled(call, row, reason, amountMinor);
};

/** Lowers a charge: what it was adjusted by before counts, and what became credit since. */
export const adjustCharge: Action<'adjustCharge'> = async (
  call,
  row,
  { entry, amount, reason },
) => {
  const charge = await findEntry(call.db, row.institutionId, 'charge', entry);
  if (!charge) throw fieldError('VALIDATION', 'entry', 'Charge not found.');
  const amountMinor = roundedMinor(amount, row.currency);
  const left = charge.amountMinor - (await amountAbout(call.db, row.institutionId, entry));
  requireAtMost(amountMinor, left, 'of this charge is left to adjust', row);
  const credited = await addCredit(call, row, {
    day: platformDay(call.now),
    amountMinor,
    taxRate: charge.taxRate,
    text: reason,
    aboutId: charge.id,
  });
  // Unused days of the charge may have become credit, which names no charge.
  requireAtMost(amountMinor, credited, 'of what was charged is left', row);
  return settled(call, row, reason, -amountMinor);
};

/** Gives back a payment as far as the account holds a credit: what is given back pays for nothing then. */
export const refundPayment: Action<'refundPayment'> = async (call, row, body) => {
  const { entry, amount, paidOn, method, reference = null, reason } = body;
  const payment = await findEntry(call.db, row.institutionId, 'payment', entry);
  if (!payment) throw fieldError('VALIDATION', 'entry', 'Payment not found.');
  if (await isReversed(call, payment)) {
    throw fieldError('BUSINESS_RULE', 'entry', 'This payment is reversed.', 'reversed');
  }
  const today = platformDay(call.now);
  if (paidOn > today || paidOn < payment.day) {
    throw fieldError('VALIDATION', 'paidOn', 'Choose a day from the payment to today.');
  }
  const amountMinor = roundedMinor(amount, row.currency);
  const left = -payment.amountMinor - (await amountAbout(call.db, row.institutionId, entry));
  requireAtMost(amountMinor, left, 'of this payment is left', row);
  const { balanceMinor } = await balanceOf(call.db, row.institutionId);
  requireAtMost(amountMinor, -balanceMinor, 'is credit on the account', row);
  await addEntry(call, row, {
    kind: 'refund',
    day: paidOn,
    amountMinor,
    text: reason,
    method,
    reference,
    aboutId: payment.id,
  });
  return settled(call, row, reason, amountMinor);
};

/** Gives up what is due. */
export const writeOff: Action<'writeOff'> = async (call, row, { amount, reason }) => {
  const amountMinor = roundedMinor(amount, row.currency);
  const { balanceMinor } = await balanceOf(call.db, row.institutionId);
  requireAtMost(amountMinor, balanceMinor, 'is due', row);
  const day = platformDay(call.now);
  await addEntry(call, row, { kind: 'writeOff', day, amountMinor: -amountMinor, text: reason });
  return settled(call, row, reason, -amountMinor);
};

async function settled(
  call: Update,
  row: SubscriptionRow,
  reason: string,
  amountMinor: number,
): Promise<string> {
  const amount = majorOf(Math.abs(amountMinor), row.currency);
  const events = withEvent(row, call, call.body.action, reason, amount);
  await settle(call, row, { events });
  return row.id;
}

/** @param what What the amount has to keep to: "is due". */
function requireAtMost(
  amountMinor: number,
  mostMinor: number,
  what: string,
  { currency }: Pick<SubscriptionRow, 'currency'>,
): void {
  if (amountMinor <= mostMinor) return;
  const most = moneyText(Math.max(0, mostMinor), currency);
  throw fieldError('BUSINESS_RULE', 'amount', `Only ${most} ${what}.`, 'too_much');
}

async function isReversed(
  { db }: Update,
  { institutionId, id }: Pick<typeof subscriptionEntry.$inferSelect, 'institutionId' | 'id'>,
): Promise<boolean> {
  const count = await db.$count(
    subscriptionEntry,
    and(eq(subscriptionEntry.institutionId, institutionId), eq(subscriptionEntry.reversesId, id)),
  );
  return count > 0;
}
