import type { AccountEntry, Subscription } from '@booking/api-client';
import {
  isPaidLongAgo,
  lateOutcome,
  majorOf,
  roundedMinor,
  samePayment,
} from '@booking/api-client/facts';
import type { FieldValues } from 'react-hook-form';
import { daysBetween } from '../../dates/civil-date.ts';
import { dayOf, formatDay, formatDays } from '../../dates/shown-date.ts';
import { choice } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import { money, text } from '../../entity/form/text-fields.tsx';
import { optionsOf } from '../../labels/labels.ts';
import { moneyText } from '../../region/money.ts';
import { dueText } from '../due.tsx';
import { methodLabels } from '../subscription-words.ts';
import { paymentsOf } from './payments-of.ts';
import type { ActionContext, ActionForm } from './subscription-action.ts';

export const recordPayment: ActionForm = {
  title: 'Record payment',
  description: ({ subscription }) => `${dueText(accountOf(subscription))}.`,
  confirmLabel: 'Record payment',
  needsAccount: true,
  rows: () => [
    [
      money('amount', 'Amount', { emptyMessage: 'Enter an amount.' }),
      day('paidOn', 'Paid on', { emptyMessage: 'Choose a date.' }),
    ],
    [
      choice('method', 'Method', optionsOf(methodLabels)),
      text('reference', 'Reference', { isOptional: true, description: 'UTR or cheque number.' }),
    ],
    text('note', 'Note', { isOptional: true, description: 'Shown on the statement.' }),
  ],
  start: ({ subscription: { accountBalance }, day: today }) => ({
    amount: accountBalance > 0 ? accountBalance : null,
    paidOn: today,
  }),
  impact: (values, context) =>
    typeof values.amount === 'number'
      ? [
          ...sameText(values, context),
          ...paymentImpact(values.amount, String(values.paidOn), context),
        ]
      : [],
  done: (after, { institution: { name }, status }) =>
    after.accountBalance > 0
      ? `Payment of ${name} recorded. ${moneyText(after.accountBalance, after.currency)} is still due.`
      : status === 'Expired' && after.status === 'Active'
        ? `Payment of ${name} recorded. ${after.planName} is active again until ${formatDay(after.currentPeriodEnd)}.`
        : `Payment of ${name} recorded.`,
};

export const reversePayment: ActionForm = {
  title: 'Reverse payment',
  description: () => 'The payment stays on record, with a reversing entry.',
  confirmLabel: 'Reverse payment',
  needsAccount: true,
  rows: ({ subscription, entries }) => [
    choice(
      'entry',
      'Payment',
      paymentsOf(entries).map((entry) => ({
        value: entry._id,
        label: paymentText(entry, subscription.currency),
      })),
    ),
    text('reason', 'Reason', {
      emptyMessage: 'Enter a reason.',
      description: 'Shown on the statement.',
    }),
  ],
  impact: ({ entry }, { subscription, entries }) => {
    const payment = paymentsOf(entries).find(({ _id }) => _id === entry);
    if (!payment) return [];
    const due = subscription.accountBalance - payment.amount;
    const { currency } = subscription;
    return [
      due > 0
        ? `${moneyText(due, currency)} will be due.`
        : due < 0
          ? `The account keeps a credit of ${moneyText(-due, currency)}.`
          : 'Nothing will be due.',
    ];
  },
  done: (_, { institution: { name } }) => `Payment of ${name} reversed.`,
};

/** The account of an institute, whichever of its subscriptions shows it. */
function accountOf(subscription: Subscription): Subscription {
  return { ...subscription, balance: subscription.accountBalance };
}

/** Returns the effects of a payment: the amount that is then due, and the outcome of a period that expired unpaid. */
function paymentImpact(
  amount: number,
  paidOn: string,
  { subscription, day: today }: ActionContext,
): readonly string[] {
  const { currency, accountBalance, currentPeriodStart, currentPeriodEnd } = subscription;
  const minor = (major: number) => roundedMinor(major, currency);
  const left = majorOf(minor(accountBalance) - minor(amount), currency);
  const outcome = outcomeOf(subscription, left, today);
  return [
    left > 0
      ? `${moneyText(left, currency)} stays due.`
      : left === 0
        ? 'Nothing is due then.'
        : `${moneyText(-left, currency)} becomes credit for the next charges.`,
    ...(outcome === 'revived'
      ? [
          `The subscription is active again until ${formatDay(currentPeriodEnd)}, and that period isn’t charged again.`,
        ]
      : []),
    ...(outcome === 'credited'
      ? [
          `The period ${formatDays(currentPeriodStart, currentPeriodEnd)} is over: its unused days become credit.`,
        ]
      : []),
    ...(isPaidLongAgo(paidOn, today)
      ? [`${formatDay(paidOn)} is ${daysBetween(paidOn, today)} days ago.`]
      : []),
  ];
}

/** Returns a warning about a payment that looks like an existing one. */
function sameText(
  values: FieldValues,
  { entries, subscription: { currency } }: ActionContext,
): readonly string[] {
  const minor = (amount: number) => roundedMinor(amount, currency);
  const typed = {
    reference: String(values.reference ?? ''),
    day: String(values.paidOn),
    amountMinor: minor(values.amount),
    method: String(values.method),
  };
  const same = paymentsOf(entries).find((entry) =>
    samePayment(typed, { ...entry, amountMinor: minor(-entry.amount) }),
  );
  if (!same) return [];
  return [`Is this another payment? ${paymentText(same, currency)} is already recorded.`];
}

function outcomeOf(subscription: Subscription, left: number, today: string) {
  const { status, endedAt, nextSubscription, periodAmount, institution } = subscription;
  if (status !== 'Expired' || !endedAt || nextSubscription !== null || periodAmount === 0) return;
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const outcome = lateOutcome(
    { start, end },
    { expiredOn: dayOf(endedAt), today, isSettled: left <= 0 },
  );
  return outcome === 'revived' && institution.status === 'Closed' ? 'credited' : outcome;
}

/** "₹1,999 on 12 Nov 2026, UPI, UTR 4711" */
export function paymentText(
  { amount, day: paidOn, method, reference }: AccountEntry,
  currency: string,
) {
  const how = [method && methodLabels[method], reference].filter(Boolean).join(', ');
  return [`${moneyText(-amount, currency)} on ${formatDay(paidOn)}`, how]
    .filter(Boolean)
    .join(', ');
}
