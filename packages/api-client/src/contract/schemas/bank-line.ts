import * as z from 'zod/mini';
import { BANK_LINE_STATUSES, BANK_LINES_MAX, BANK_MATCHES } from '../facts/bank-line.ts';
import { anyOf, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, civilDate, id, idOf, plannedDate, strict, text, version } from '../values.ts';
import { paidAmount } from './subscription/subscription-actions.ts';
import { confirmed } from './subscription/subscription-terms.ts';

const status = z.enum(BANK_LINE_STATUSES, 'Choose a status.');
const institution = z.object({ _id: id, name: z.string(), code: z.string() });

/** An amount received on the platform's bank account. Amounts are in rupees. */
export const bankLine = z.object({
  _id: id,
  day: civilDate,
  amount: z.number(),
  /** Text of the bank. */
  text: z.string(),
  /** The UTR or the number of a cheque. */
  reference: z.nullable(z.string()),
  status,
  /** The institute whose payment it was recorded as, and the line of its account. */
  institution: z.nullable(institution),
  entry: z.nullable(id),
  /** Why it was set aside. */
  note: z.nullable(z.string()),
  /** A payment with the same reference that is recorded already, while the line is open. */
  recordedPayment: z.nullable(z.object({ institution, day: civilDate, amount: z.number() })),
  /** The institutes that an open line may be of, the surest first: by a number or a code in its text, or by what they owe. */
  matches: z.array(
    z.object({ institution, balance: z.number(), by: z.enum(BANK_MATCHES, 'Choose a match.') }),
  ),
  ...audit,
});
export interface BankLine extends z.infer<typeof bankLine> {}

const A_LIST = `Send 1 to ${BANK_LINES_MAX} lines.`;

export const bankLineCreate = strict({
  lines: z
    .array(
      strict({
        day: plannedDate,
        amount: paidAmount,
        text: text('The text', 1, 500),
        reference: z.optional(z.nullable(text('The reference', 0, 80))),
      }),
      A_LIST,
    )
    .check(z.minLength(1, A_LIST), z.maxLength(BANK_LINES_MAX, A_LIST)),
});
export interface BankLineCreate extends z.input<typeof bankLineCreate> {}

/** How many lines were added, and how many of them were there already. */
export const bankLinesAdded = z.object({ added: z.int(), duplicates: z.int() });
export interface BankLinesAdded extends z.infer<typeof bankLinesAdded> {}

const of = <A extends string>(action: A) => z.literal(action, 'Choose an action.');

/** Records it as a payment of an institute, for the subscription that shows the account. */
const recordBankLine = strict({
  action: of('record'),
  institution: idOf('an institute'),
  confirmed,
  __v: version,
});
export interface RecordBankLine extends z.input<typeof recordBankLine> {}

/** It is no payment of an institute, or one that is recorded already. */
const dismissBankLine = strict({
  action: of('dismiss'),
  note: text('The reason', 1, 200),
  __v: version,
});
export interface DismissBankLine extends z.input<typeof dismissBankLine> {}

const reopenBankLine = strict({ action: of('reopen'), __v: version });
export interface ReopenBankLine extends z.input<typeof reopenBankLine> {}

export const bankLineUpdate = z.discriminatedUnion(
  'action',
  [recordBankLine, dismissBankLine, reopenBankLine],
  {
    error: ({ code }) =>
      code === 'invalid_union' ? 'Choose an action.' : 'Required fields are missing.',
  },
);
export type BankLineUpdate = RecordBankLine | DismissBankLine | ReopenBankLine;

const bankLineQuery = listQuery({
  sort: ['day', 'amount', 'createdAt'],
  filters: {
    status: anyOf(status),
    institution: anyOf(idOf('an institute')),
    ...range('day', civilDate),
  },
});
export interface BankLineQuery extends z.input<typeof bankLineQuery> {}

export const bankLineSchemas = {
  list: {
    query: taking<BankLineQuery>()(bankLineQuery),
    response: named<BankLine>(bankLine),
  },
  create: {
    body: taking<BankLineCreate>()(bankLineCreate),
    response: named<BankLinesAdded>(bankLinesAdded),
  },
  update: { body: taking<BankLineUpdate>()(bankLineUpdate), response: named<BankLine>(bankLine) },
};

export { bankLineRoutes } from '../resources/bank-line.ts';
