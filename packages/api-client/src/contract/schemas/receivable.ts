import * as z from 'zod/mini';
import { PROMISE_STATES, RECEIVABLE_AGE_NAMES, type ReceivableAge } from '../facts/receivable.ts';
import { anyOf, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import {
  audit,
  civilDate,
  id,
  idOf,
  instant,
  plannedDate,
  strict,
  text,
  version,
} from '../values.ts';
import { institutionStatus } from './institution.ts';
import { gstPlace } from './paper.ts';
import { paidAmount } from './subscription/subscription-actions.ts';
import { subscriptionStatus } from './subscription/subscription-values.ts';

const age = z.enum(RECEIVABLE_AGE_NAMES, 'Choose an age.');
const promiseState = z.enum(PROMISE_STATES, 'Choose what has become of the promise.');

const person = z.nullable(z.object({ _id: id, name: z.string() }));

/** Parts of what is due, by the days since it was charged. They add up to it. */
const ages = {
  today: z.number(),
  days1To15: z.number(),
  days16To30: z.number(),
  over30: z.number(),
} satisfies Record<ReceivableAge, z.ZodMiniNumber>;

/** A receivable: the amounts that an institute owes, in major units. Payments have settled the oldest charges. */
export const receivable = z.object({
  /** The id of the institute. */
  _id: id,
  institution: z.object({
    _id: id,
    name: z.string(),
    code: z.string(),
    email: z.string(),
    phone: z.string(),
    status: institutionStatus,
  }),
  /** The subscription that shows the account: the current one, or else the last. */
  subscription: id,
  planName: z.string(),
  subscriptionStatus,
  currency: z.string(),
  balance: z.number(),
  ...ages,
  dueSince: z.nullable(civilDate),
  dueOn: z.nullable(civilDate),
  accountManager: person,
  promise: z.nullable(
    z.object({
      day: civilDate,
      amount: z.number(),
      note: z.nullable(z.string()),
      madeAt: instant,
      /** The amount paid since it was made. */
      paid: z.number(),
      state: promiseState,
    }),
  ),
  /** The last time that someone spoke with the institute about it. */
  contact: z.nullable(z.object({ day: civilDate, note: z.string(), by: person })),
  lastPayment: z.nullable(z.object({ day: civilDate, amount: z.number() })),
  ...audit,
});
export interface Receivable extends z.infer<typeof receivable> {}

/** Receivables of all institutes, in each currency. `due` less `credit` is the sum of all entries. */
export const receivableTotals = z.object({
  /** The day that ages are counted to. */
  day: civilDate,
  currencies: z.array(
    z.object({
      currency: z.string(),
      institutes: z.int(),
      due: z.number(),
      /** The amount that other institutes have paid ahead. */
      credit: z.number(),
      ...ages,
    }),
  ),
});
export interface ReceivableTotals extends z.infer<typeof receivableTotals> {}

export const receivableUpdate = z.partial(
  strict({
    promise: z.nullable(
      strict({
        day: plannedDate,
        amount: paidAmount,
        note: z.optional(z.nullable(text('The note', 0, 200))),
      }),
    ),
    contact: z.nullable(strict({ day: plannedDate, note: text('The note', 1, 500) })),
    __v: version,
  }),
);
export interface ReceivableUpdate extends z.input<typeof receivableUpdate> {}

/** The invoices and credit notes of a month. Amounts of credit notes are negative. Amounts are in major units. */
export const paperTaxes = z.object({
  month: z.string(),
  rows: z.array(
    z.object({
      currency: z.string(),
      /** Null for papers that say none: without a state of supplier and buyer. */
      placeOfSupply: z.nullable(gstPlace),
      /** A percentage. */
      taxRate: z.number(),
      /** Whether buyers have a GSTIN. */
      isRegistered: z.boolean(),
      invoices: z.int(),
      creditNotes: z.int(),
      taxable: z.number(),
      igst: z.number(),
      cgst: z.number(),
      /** SGST, or UTGST in a territory. */
      sgst: z.number(),
      /** Tax that is not split: of a supplier without a state, or in another currency. */
      unsplit: z.number(),
      total: z.number(),
    }),
  ),
});
export interface PaperTaxes extends z.infer<typeof paperTaxes> {}

const A_MONTH = 'Enter a month as YYYY-MM.';

const receivableQuery = listQuery({
  sort: ['dueSince', 'balance', 'createdAt'],
  filters: {
    /** Institutes with an amount due of this age. */
    age: anyOf(age),
    accountManager: anyOf(idOf('an account manager')),
    promise: anyOf(promiseState),
    institution: anyOf(idOf('an institute')),
    subscriptionStatus: anyOf(subscriptionStatus),
    ...range('dueSince', civilDate),
  },
});
export interface ReceivableQuery extends z.input<typeof receivableQuery> {}

const paperTaxesQuery = strict({
  month: z.string(A_MONTH).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, A_MONTH)),
});
export interface PaperTaxesQuery extends z.input<typeof paperTaxesQuery> {}

export const receivableSchemas = {
  list: {
    query: taking<ReceivableQuery>()(receivableQuery),
    response: named<Receivable>(receivable),
  },
  totals: { response: named<ReceivableTotals>(receivableTotals) },
  taxes: {
    query: taking<PaperTaxesQuery>()(paperTaxesQuery),
    response: named<PaperTaxes>(paperTaxes),
  },
  update: {
    body: taking<ReceivableUpdate>()(receivableUpdate),
    response: named<Receivable>(receivable),
  },
};

export { receivableRoutes } from '../resources/receivable.ts';
