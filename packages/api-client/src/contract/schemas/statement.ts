import * as z from 'zod/mini';
import { email } from '../contact-values.ts';
import { daysBetween } from '../facts/billing.ts';
import { STATEMENT_DAYS_MAX } from '../facts/statement.ts';
import { named, taking } from '../named.ts';
import { civilDate, id, plannedDate, strict } from '../values.ts';
import { type Notice, notice } from './notice.ts';
import { type PaperFile, paper, paperFile } from './paper.ts';
import { accountEntry } from './subscription.ts';

/** A line of an account with its paper, dated on the day of issue. */
const line = z.object({
  ...z.pick(accountEntry, { _id: true, kind: true, text: true, method: true, reference: true })
    .shape,
  /** On which it was written: the day of its paper. */
  day: civilDate,
  /** On which the money came or went, for what was paid. */
  paidOn: z.nullable(civilDate),
  /** Null for lines from before papers, and for those that have none. */
  paper: z.nullable(z.object({ _id: id, title: z.string(), number: z.string() })),
  amount: z.number(),
  /** The amount due with it; negative for a credit. */
  balance: z.number(),
});

/**
 * The account of an institute over a period: `closingBalance` is `openingBalance` and all lines. Balances are what is due,
 * negative for a credit; amounts are in major units, with their tax.
 */
export const statement = z.object({
  institution: id,
  startDate: civilDate,
  endDate: civilDate,
  currency: z.string(),
  ...z.pick(paper, { supplier: true, buyer: true }).shape,
  openingBalance: z.number(),
  lines: z.array(line),
  closingBalance: z.number(),
  /** The tax in the charges and credits of the period by its rate, the lowest first. Credits take back. */
  taxes: z.array(z.object({ taxRate: z.number(), taxable: z.number(), tax: z.number() })),
  /** The amount that the account owes by now, whatever the period; negative for a credit. */
  due: z.number(),
  /** How to pay that. */
  ...z.pick(paper, { bank: true, upiId: true, footer: true }).shape,
});
export interface Statement extends z.infer<typeof statement> {}

const period = { startDate: plannedDate, endDate: plannedDate };

const inOrder = z.refine<{ readonly startDate: string; readonly endDate: string }>(
  ({ startDate, endDate }) => startDate <= endDate,
  { path: ['endDate'], error: 'The end date is before the start date.' },
);
const ofAYear = z.refine<{ readonly startDate: string; readonly endDate: string }>(
  ({ startDate, endDate }) => daysBetween(startDate, endDate) < STATEMENT_DAYS_MAX,
  { path: ['endDate'], error: 'Choose a period of up to a year.' },
);

const statementQuery = strict(period).check(inOrder, ofAYear);
export interface StatementQuery extends z.input<typeof statementQuery> {}

/** Where a statement is sent; left out, to the billing address of the institute. */
const statementEmail = strict({ ...period, email: z.optional(email) }).check(inOrder, ofAYear);
export interface StatementEmail extends z.input<typeof statementEmail> {}

export const statementSchemas = {
  get: {
    query: taking<StatementQuery>()(statementQuery),
    response: named<Statement>(statement),
  },
  pdf: {
    query: taking<StatementQuery>()(statementQuery),
    response: named<PaperFile>(paperFile),
  },
  email: { body: taking<StatementEmail>()(statementEmail), response: named<Notice>(notice) },
};

export { statementRoutes } from '../resources/statement.ts';
