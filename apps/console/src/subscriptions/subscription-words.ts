import type { AccountEntry, Subscription } from '@booking/api-client';
import type { SubscriptionStatus } from '@booking/api-client/facts';
import { accountEntryWords, paymentMethodWords } from '@booking/content/account-words';

type Labels<K extends string> = Readonly<Record<K, string>>;

export const cycleLabels: Labels<Subscription['billingCycle']> = {
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  HalfYearly: 'Half-yearly',
  Yearly: 'Yearly',
};

/** After a price: "₹1,999 a month". */
export const perCycle: Labels<Subscription['billingCycle']> = {
  Monthly: 'a month',
  Quarterly: 'a quarter',
  HalfYearly: 'for 6 months',
  Yearly: 'a year',
};

/** A status as a part of a sentence: "It’s past due." */
export const statusWords: Labels<SubscriptionStatus> = {
  Scheduled: 'scheduled',
  Pending: 'awaiting payment',
  Trialing: 'on trial',
  Active: 'paid',
  PastDue: 'past due',
  Paused: 'paused',
  Cancelled: 'cancelled',
  Expired: 'expired',
};

export const methodLabels: Labels<NonNullable<AccountEntry['method']>> = paymentMethodWords;

export const cancelReasonLabels: Labels<NonNullable<Subscription['cancelReason']>['code']> = {
  tooExpensive: 'Too expensive',
  closedBusiness: 'Business closed',
  missingFeature: 'Missing feature',
  competitor: 'Chose a competitor',
  support: 'Support',
  other: 'Other',
};

export const entryLabels: Labels<AccountEntry['kind']> = accountEntryWords;

/** "Standard, 1 Nov 2026 to 30 Nov 2026", or "UPI, UTR 4711". */
export function entryText({
  kind,
  text,
  method,
  reference,
}: Pick<AccountEntry, 'kind' | 'text' | 'method' | 'reference'>): string {
  const how = [method && methodLabels[method], reference];
  const what = kind === 'payment' && text === 'Payment' ? null : text;
  return [what, ...how].filter(Boolean).join(', ');
}

export const eventLabels: Labels<Subscription['events'][number]['action']> = {
  create: 'Created',
  start: 'Started',
  renew: 'Renewed',
  expire: 'Expired',
  revive: 'Reactivated',
  recordPayment: 'Payment recorded',
  reversePayment: 'Payment reversed',
  refundPayment: 'Payment refunded',
  chargeOnce: 'One-off charge',
  adjustCharge: 'Charge adjusted',
  writeOff: 'Debt written off',
  changePlan: 'Plan changed',
  keepPlan: 'Plan change cancelled',
  extendTrial: 'Trial extended',
  endTrial: 'Trial ended early',
  setTerms: 'Terms changed',
  pause: 'Paused',
  resume: 'Resumed',
  cancel: 'Cancelled',
  keep: 'Cancellation withdrawn',
};
