import * as z from 'zod/mini';
import {
  CANCEL_REASONS,
  SUBSCRIPTION_AMOUNT_MAX,
  type SubscriptionAction,
} from '../../facts/subscription.ts';
import { hundredths, idOf, lines, plannedDate, strict, text, version } from '../../values.ts';
import { confirmed, money, terms } from './subscription-terms.ts';
import { billingCycle, paymentMethod } from './subscription-values.ts';

const A_PAYMENT = 'Enter an amount above 0 and up to 1,00,00,000, with up to two decimals.';

/** An amount that is paid, charged or given back. */
export const paidAmount = z
  .number(A_PAYMENT)
  .check(z.gt(0, A_PAYMENT), z.maximum(SUBSCRIPTION_AMOUNT_MAX, A_PAYMENT), hundredths(A_PAYMENT));
const reason = text('The reason', 1, 200);

const when = z.enum(['now', 'periodEnd'], 'Choose now or the end of the period.');

/** The action of a change, by which its schema is chosen. */
const of = <A extends SubscriptionAction>(action: A) => z.literal(action, 'Choose an action.');

/** What each action of a change takes. */
export const changes = [
  strict({
    action: of('recordPayment'),
    amount: paidAmount,
    paidOn: plannedDate,
    method: paymentMethod,
    reference: z.optional(z.nullable(text('The reference', 0, 80))),
    note: z.optional(z.nullable(text('The note', 0, 200))),
    confirmed,
    __v: version,
  }),
  strict({
    action: of('reversePayment'),
    entry: idOf('a payment'),
    reason,
    __v: version,
  }),
  /** Gives back a payment, or a part of it, as far as the account holds a credit. */
  strict({
    action: of('refundPayment'),
    entry: idOf('a payment'),
    amount: paidAmount,
    paidOn: plannedDate,
    method: paymentMethod,
    reference: z.optional(z.nullable(text('The reference', 0, 80))),
    reason,
    __v: version,
  }),
  /** Charges something besides the plan. Tax is in the amount or added to it, as in the price. */
  strict({ action: of('chargeOnce'), amount: paidAmount, reason, __v: version }),
  /** Lowers a charge by an amount, tax included. */
  strict({
    action: of('adjustCharge'),
    entry: idOf('a charge'),
    amount: paidAmount,
    reason,
    __v: version,
  }),
  /** Gives up what is due, or a part of it. The tax that was charged stays owed by the supplier. */
  strict({ action: of('writeOff'), amount: paidAmount, reason, __v: version }),
  strict({
    action: of('changePlan'),
    pricing: idOf('a plan'),
    billingCycle,
    price: z.optional(money),
    when,
    confirmed,
    __v: version,
  }),
  strict({ action: of('keepPlan'), __v: version }),
  strict({ action: of('extendTrial'), trialEndsAt: plannedDate, __v: version }),
  /** Its first period begins today and is charged. */
  strict({ action: of('endTrial'), __v: version }),
  strict({ action: of('setTerms'), ...terms, confirmed, __v: version }),
  strict({
    action: of('pause'),
    /** The day on which it resumes by itself. Default: it waits for `resume`. */
    resumeOn: z.optional(z.nullable(plannedDate)),
    note: z.optional(lines('The note', 0, 500)),
    __v: version,
  }),
  strict({ action: of('resume'), __v: version }),
  strict({
    action: of('cancel'),
    when,
    reason: strict({
      code: z.enum(CANCEL_REASONS, 'Choose a reason.'),
      note: z._default(lines('The note', 0, 500), ''),
    }),
    __v: version,
  }),
  strict({ action: of('keep'), __v: version }),
] as const;
