import type { AccountEntry, Subscription } from '@booking/api-client';
import { majorOf, roundedMinor, withTax } from '@booking/api-client/facts';
import { formatDay } from '../../dates/shown-date.ts';
import { choice } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import { money, text } from '../../entity/form/text-fields.tsx';
import { optionsOf } from '../../labels/labels.ts';
import { moneyText } from '../../region/money.ts';
import { methodLabels } from '../subscription-words.ts';
import { paymentText } from './payment-actions.ts';
import { leftOf, paymentsOf } from './payments-of.ts';
import type { ActionContext, ActionForm } from './subscription-action.ts';

const amountField = money('amount', 'Amount', { emptyMessage: 'Enter an amount.' });

const reasonField = (where: string) =>
  text('reason', 'Reason', { emptyMessage: 'Enter a reason.', description: where });

export const chargeOnce: ActionForm = {
  title: 'Add one-off charge',
  description: ({ subscription: { taxRate, taxInclusive } }) =>
    taxInclusive
      ? `The amount includes ${taxRate}% tax, as the price does.`
      : `${taxRate}% tax is added to the amount, as to the price.`,
  confirmLabel: 'Add charge',
  rows: () => [
    amountField,
    text('reason', 'What it is for', {
      emptyMessage: 'Enter what it is for.',
      description: 'Shown on the invoice, for example “Setup and training”.',
    }),
  ],
  impact: ({ amount }, { subscription }) => {
    if (typeof amount !== 'number') return [];
    const { currency } = subscription;
    const minor = withTax(roundedMinor(amount, currency), subscription);
    return [
      `${moneyText(majorOf(minor, currency), currency)} is charged today, with an invoice.`,
      balanceText(subscription, minor),
    ];
  },
  done: (_, { institution: { name } }) => `Charge added for ${name}.`,
};

export const adjustCharge: ActionForm = {
  title: 'Adjust charge',
  description: () => 'Lowers a charge. The invoice stays on record, with a credit note.',
  confirmLabel: 'Adjust charge',
  needsAccount: true,
  rows: (context) => [
    choice('entry', 'Charge', optionsFor(chargesOf(context), context, chargeText)),
    amountField,
    reasonField('Shown on the credit note.'),
  ],
  rules: (values, context) => atMost(values, leftOfChosen(values, context), context),
  impact: ({ amount }, { subscription }) =>
    typeof amount === 'number'
      ? [balanceText(subscription, -roundedMinor(amount, subscription.currency))]
      : [],
  done: (_, { institution: { name } }) => `Charge of ${name} adjusted.`,
};

export const refundPayment: ActionForm = {
  title: 'Refund payment',
  description: ({ subscription: { accountBalance, currency } }) =>
    `The account holds a credit of ${moneyText(Math.max(0, -accountBalance), currency)}.`,
  confirmLabel: 'Record refund',
  needsAccount: true,
  rows: (context) => [
    choice('entry', 'Payment', optionsFor(paymentsOf(context.entries), context, paymentText)),
    [amountField, day('paidOn', 'Refunded on', { emptyMessage: 'Choose a date.' })],
    [
      choice('method', 'Method', optionsOf(methodLabels)),
      text('reference', 'Reference', { isOptional: true, description: 'UTR or cheque number.' }),
    ],
    reasonField('Shown on the refund voucher.'),
  ],
  start: ({ subscription: { accountBalance }, day: today }) => ({
    amount: accountBalance < 0 ? -accountBalance : null,
    paidOn: today,
  }),
  rules: (values, context) => {
    const credit = Math.max(0, -context.subscription.accountBalance);
    return atMost(values, Math.min(credit, leftOfChosen(values, context)), context);
  },
  impact: ({ amount }, { subscription }) =>
    typeof amount === 'number'
      ? [balanceText(subscription, roundedMinor(amount, subscription.currency))]
      : [],
  done: (_, { institution: { name } }) => `Refund of ${name} recorded.`,
};

export const writeOff: ActionForm = {
  title: 'Write off debt',
  description: () => 'Invoices stay as they are: a debt that is given up changes no tax.',
  confirmLabel: 'Write off',
  rows: () => [amountField, reasonField('Shown on the statement.')],
  start: ({ subscription: { accountBalance } }) => ({
    amount: accountBalance > 0 ? accountBalance : null,
  }),
  rules: (values, context) =>
    atMost(values, Math.max(0, context.subscription.accountBalance), context),
  impact: ({ amount }, { subscription }) =>
    typeof amount === 'number'
      ? [balanceText(subscription, -roundedMinor(amount, subscription.currency))]
      : [],
  done: (_, { institution: { name } }) => `Debt of ${name} written off.`,
};

/** The charges of an account that can be lowered, the newest first. */
function chargesOf({ entries, subscription: { currency } }: ActionContext) {
  return entries.filter((entry) => entry.kind === 'charge' && leftOf(entry, entries, currency) > 0);
}

function optionsFor(
  entries: readonly AccountEntry[],
  { subscription: { currency } }: ActionContext,
  textOf: (entry: AccountEntry, currency: string) => string,
) {
  return entries.map((entry) => ({ value: entry._id, label: textOf(entry, currency) }));
}

function chargeText({ amount, day: on, text: what }: AccountEntry, currency: string): string {
  return `${moneyText(amount, currency)} on ${formatDay(on)}, ${what}`;
}

type Values = Parameters<NonNullable<ActionForm['rules']>>[0];

/** Returns the rest of the chosen line, in major units; infinite while none is chosen. */
function leftOfChosen({ entry }: Values, { entries, subscription }: ActionContext): number {
  const chosen = entries.find(({ _id }) => _id === entry);
  return chosen ? leftOf(chosen, entries, subscription.currency) : Number.POSITIVE_INFINITY;
}

function atMost(
  { amount }: Values,
  most: number,
  { subscription: { currency } }: ActionContext,
): Readonly<Record<string, string>> {
  if (typeof amount !== 'number' || amount <= most) return {};
  return { amount: `Enter ${moneyText(most, currency)} or less.` };
}

/** Returns the balance of the account after a change by an amount, in a sentence. */
function balanceText({ accountBalance, currency }: Subscription, changeMinor: number): string {
  const left = majorOf(roundedMinor(accountBalance, currency) + changeMinor, currency);
  if (left > 0) return `${moneyText(left, currency)} will be due.`;
  if (left < 0) return `The account keeps a credit of ${moneyText(-left, currency)}.`;
  return 'Nothing will be due.';
}
