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

const when = z.enum(['now', 'periodEnd'], 'Choose now or the end of the period.');

/** The action of a change, by which its schema is chosen. */
const of = <A extends SubscriptionAction>(action: A) => z.literal(action, 'Choose an action.');

/** What each action of a change takes. */
export const changes = [
  strict({
    action: of('recordPayment'),
    amount: z
      .number(A_PAYMENT)
      .check(
        z.gt(0, A_PAYMENT),
        z.maximum(SUBSCRIPTION_AMOUNT_MAX, A_PAYMENT),
        hundredths(A_PAYMENT),
      ),
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
    reason: text('The reason', 1, 200),
    __v: version,
  }),
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
