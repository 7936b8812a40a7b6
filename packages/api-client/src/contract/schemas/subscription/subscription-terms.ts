import * as z from 'zod/mini';
import { MONEY_QUESTIONS } from '../../facts/questions.ts';
import { GRACE_DAYS_MAX, SUBSCRIPTION_AMOUNT_MAX } from '../../facts/subscription.ts';
import { A_FLAG } from '../../rules.ts';
import { hundredths, strict, text } from '../../values.ts';

const AN_AMOUNT = 'Enter an amount from 0 to 1,00,00,000, with up to two decimals.';

export const money = z
  .number(AN_AMOUNT)
  .check(
    z.minimum(0, AN_AMOUNT),
    z.maximum(SUBSCRIPTION_AMOUNT_MAX, AN_AMOUNT),
    hundredths(AN_AMOUNT),
  );

const A_DISCOUNT = 'Enter a discount no higher than the price.';
const discountWritten = strict({
  mode: z.enum(['amount', 'percent'], 'Choose an amount or a percentage.'),
  value: z
    .number(A_DISCOUNT)
    .check(
      z.gt(0, A_DISCOUNT),
      z.maximum(SUBSCRIPTION_AMOUNT_MAX, A_DISCOUNT),
      hundredths(A_DISCOUNT),
    ),
  reason: text('The reason', 1, 200),
}).check(
  z.refine(({ mode, value }) => mode === 'amount' || value <= 100, {
    path: ['value'],
    error: 'Enter a percentage from 0 to 100.',
  }),
);

const A_QUESTION = 'Choose what is confirmed.';
/**
 * Unusual values that a person has confirmed. A call with it, empty or not, is asked about other unusual values: 409
 * `CONFIRMATION_REQUIRED`, with a question for each code of `errors`. Without it only a payment is asked about that has
 * the reference and the amount of one that is recorded.
 */
export const confirmed = z.optional(
  z
    .array(z.enum(MONEY_QUESTIONS, A_QUESTION), A_QUESTION)
    .check(z.maxLength(MONEY_QUESTIONS.length, A_QUESTION)),
);

const GRACE = `Enter a whole number from 0 to ${GRACE_DAYS_MAX}.`;
export const terms = {
  discount: z.optional(z.nullable(discountWritten)),
  graceDays: z.optional(z.int(GRACE).check(z.minimum(0, GRACE), z.maximum(GRACE_DAYS_MAX, GRACE))),
  autoRenew: z.optional(z.boolean(A_FLAG)),
};
