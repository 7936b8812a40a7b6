/** Facts about unusual values, which are questioned before they are recorded: they are more often a slip than meant. */

import { daysBetween } from './billing.ts';
import { seenAs } from './name.ts';

/** Questions about money. A write names those that a person has answered in `confirmed`. */
export const MONEY_QUESTIONS = [
  /** The account has a payment of this reference. */
  'same_reference',
  /** The account of another institute has one of this reference. */
  'reference_elsewhere',
  /** The account has a payment of this day, amount and method, and no reference tells them apart. */
  'same_payment',
  /** More is paid than is due: the rest becomes a credit. */
  'overpayment',
  /** The day is far from today. */
  'far_day',
  /** The price agreed is far below, or above, that of the plan. */
  'low_price',
  'high_price',
] as const;
export type MoneyQuestion = (typeof MONEY_QUESTIONS)[number];

/** A price of more than this many times the usual one, or less than that part of it, is questioned. */
export const UNUSUAL_TIMES = 5;

/** A payment of longer ago is questioned, and a first day that is further ahead, in days. */
export const PAID_DAYS_BACK_USUAL = 31;
export const START_DAYS_AHEAD_USUAL = 92;

/** How far a price is from the usual one; undefined where it is not far. Both are in the same unit. */
export function unusualPrice(
  price: number,
  usual: number | null | undefined,
): 'low_price' | 'high_price' | undefined {
  if (!usual || usual < 0) return undefined;
  if (price * UNUSUAL_TIMES < usual) return 'low_price';
  return price > usual * UNUSUAL_TIMES ? 'high_price' : undefined;
}

/** Returns the key that a reference is compared by: "UTR 9", "utr9" and "UTR-9" are one. Empty for none. */
export function referenceKey(reference: string | null | undefined): string {
  return seenAs(reference ?? '').replace(/[\s\p{Pd}/.]+/gu, '');
}

/** Fields that a payment is recognised by. */
export interface PaymentFacts {
  readonly reference?: string | null | undefined;
  readonly day: string;
  /** Above 0, in the smallest unit. */
  readonly amountMinor: number;
  readonly method: string | null;
}

/** Whether a payment looks like one that is there: by its reference, else by day, amount and method. */
export function samePayment(
  payment: PaymentFacts,
  existing: PaymentFacts,
): 'same_reference' | 'same_payment' | undefined {
  const [reference, existingReference] = [
    referenceKey(payment.reference),
    referenceKey(existing.reference),
  ];
  if (reference !== '' && existingReference !== '') {
    return reference === existingReference ? 'same_reference' : undefined;
  }
  const isSame =
    payment.day === existing.day &&
    payment.amountMinor === existing.amountMinor &&
    payment.method === existing.method;
  return isSame ? 'same_payment' : undefined;
}

/** Whether a payment was made long ago. */
export function isPaidLongAgo(paidOn: string, today: string): boolean {
  return daysBetween(paidOn, today) > PAID_DAYS_BACK_USUAL;
}
