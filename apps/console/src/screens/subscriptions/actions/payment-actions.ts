import type { AccountEntry } from '@booking/api-client';
import { formatDay } from '../../../dates/civil-date.ts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import { day } from '../../../entity/form/day-field.tsx';
import { money, text } from '../../../entity/form/text-fields.tsx';
import { optionsOf } from '../../../labels/labels.ts';
import { moneyText } from '../../../region/money.ts';
import { dueText } from '../due.tsx';
import { methodLabels } from '../subscription-words.ts';
import { paymentsOf } from './payments-of.ts';
import type { ActionForm } from './subscription-action.ts';

export const recordPayment: ActionForm = {
  title: 'Record payment',
  description: ({ subscription }) => dueText(subscription),
  confirmLabel: 'Record payment',
  rows: () => [
    [
      money('amount', 'Amount', { emptyMessage: 'Enter the amount.' }),
      day('paidOn', 'Paid on', { emptyMessage: 'Choose the day.' }),
    ],
    [
      choice('method', 'Method', optionsOf(methodLabels)),
      text('reference', 'Reference', { isOptional: true, description: 'UTR or cheque number.' }),
    ],
    text('note', 'Note', { isOptional: true, description: 'Shown on the statement.' }),
  ],
  start: ({ subscription: { balance }, day: today }) => ({
    amount: balance > 0 ? balance : null,
    paidOn: today,
  }),
  done: (after, { institution: { name } }) =>
    after.balance > 0
      ? `Payment of ${name} recorded. ${moneyText(after.balance, after.currency)} is still due.`
      : `Payment of ${name} recorded.`,
};

export const reversePayment: ActionForm = {
  title: 'Reverse payment',
  description: () => 'The payment stays on the account, with a line that takes it back.',
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
      emptyMessage: 'Enter the reason.',
      description: 'Shown on the statement.',
    }),
  ],
  impact: ({ entry }, { subscription, entries }) => {
    const payment = paymentsOf(entries).find(({ _id }) => _id === entry);
    if (!payment) return [];
    const due = subscription.balance - payment.amount;
    const { currency } = subscription;
    return [
      due > 0
        ? `${moneyText(due, currency)} will be due.`
        : `The account keeps a credit of ${moneyText(-due, currency)}.`,
    ];
  },
  done: (_, { institution: { name } }) => `Payment of ${name} reversed.`,
};

function paymentText({ amount, day: paidOn, method, reference }: AccountEntry, currency: string) {
  const how = [method && methodLabels[method], reference].filter(Boolean).join(', ');
  return [`${moneyText(-amount, currency)} on ${formatDay(paidOn)}`, how]
    .filter(Boolean)
    .join(', ');
}
