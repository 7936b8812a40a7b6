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

const recordPayment = strict({
  action: of('recordPayment'),
  amount: paidAmount,
  paidOn: plannedDate,
  method: paymentMethod,
  reference: z.optional(z.nullable(text('The reference', 0, 80))),
  note: z.optional(z.nullable(text('The note', 0, 200))),
  confirmed,
  __v: version,
});
export interface RecordPayment extends z.input<typeof recordPayment> {}

const reversePayment = strict({
  action: of('reversePayment'),
  entry: idOf('a payment'),
  reason,
  __v: version,
});
export interface ReversePayment extends z.input<typeof reversePayment> {}

/** Gives back a payment, or a part of it, as far as the account holds a credit. */
const refundPayment = strict({
  action: of('refundPayment'),
  entry: idOf('a payment'),
  amount: paidAmount,
  paidOn: plannedDate,
  method: paymentMethod,
  reference: z.optional(z.nullable(text('The reference', 0, 80))),
  reason,
  __v: version,
});
export interface RefundPayment extends z.input<typeof refundPayment> {}

/** Charges something besides the plan. Tax is in the amount or added to it, as in the price. */
const chargeOnce = strict({
  action: of('chargeOnce'),
  amount: paidAmount,
  reason,
  __v: version,
});
export interface ChargeOnce extends z.input<typeof chargeOnce> {}

/** Lowers a charge by an amount, tax included. */
const adjustCharge = strict({
  action: of('adjustCharge'),
  entry: idOf('a charge'),
  amount: paidAmount,
  reason,
  __v: version,
});
export interface AdjustCharge extends z.input<typeof adjustCharge> {}

/** Gives up what is due, or a part of it. The tax that was charged stays owed by the supplier. */
const writeOff = strict({ action: of('writeOff'), amount: paidAmount, reason, __v: version });
export interface WriteOff extends z.input<typeof writeOff> {}

const changePlan = strict({
  action: of('changePlan'),
  pricing: idOf('a plan'),
  billingCycle,
  price: z.optional(money),
  when,
  confirmed,
  __v: version,
});
export interface ChangePlan extends z.input<typeof changePlan> {}

const keepPlan = strict({ action: of('keepPlan'), __v: version });
export interface KeepPlan extends z.input<typeof keepPlan> {}

const extendTrial = strict({ action: of('extendTrial'), trialEndsAt: plannedDate, __v: version });
export interface ExtendTrial extends z.input<typeof extendTrial> {}

/** Its first period begins today and is charged. */
const endTrial = strict({ action: of('endTrial'), __v: version });
export interface EndTrial extends z.input<typeof endTrial> {}

const setTerms = strict({ action: of('setTerms'), ...terms, confirmed, __v: version });
export interface SetTerms extends z.input<typeof setTerms> {}

const pauseSubscription = strict({
  action: of('pause'),
  /** The day on which it resumes by itself. Default: it waits for `resume`. */
  resumeOn: z.optional(z.nullable(plannedDate)),
  note: z.optional(lines('The note', 0, 500)),
  __v: version,
});
export interface PauseSubscription extends z.input<typeof pauseSubscription> {}

const resumeSubscription = strict({ action: of('resume'), __v: version });
export interface ResumeSubscription extends z.input<typeof resumeSubscription> {}

const cancelSubscription = strict({
  action: of('cancel'),
  when,
  reason: strict({
    code: z.enum(CANCEL_REASONS, 'Choose a reason.'),
    note: z._default(lines('The note', 0, 500), ''),
  }),
  __v: version,
});
export interface CancelSubscription extends z.input<typeof cancelSubscription> {}

const keepSubscription = strict({ action: of('keep'), __v: version });
export interface KeepSubscription extends z.input<typeof keepSubscription> {}

/** Schemas of the actions of a change. */
export const changes = [
  recordPayment,
  reversePayment,
  refundPayment,
  chargeOnce,
  adjustCharge,
  writeOff,
  changePlan,
  keepPlan,
  extendTrial,
  endTrial,
  setTerms,
  pauseSubscription,
  resumeSubscription,
  cancelSubscription,
  keepSubscription,
] as const;

/** One of the actions, with its data. */
export type SubscriptionUpdate =
  | RecordPayment
  | ReversePayment
  | RefundPayment
  | ChargeOnce
  | AdjustCharge
  | WriteOff
  | ChangePlan
  | KeepPlan
  | ExtendTrial
  | EndTrial
  | SetTerms
  | PauseSubscription
  | ResumeSubscription
  | CancelSubscription
  | KeepSubscription;
