import * as z from 'zod/mini';
import { email } from '../contact-values.ts';
import { PAPER_KINDS } from '../facts/paper.ts';
import { anyOf, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, civilDate, id, idOf, strict } from '../values.ts';
import { type Notice, notice } from './notice.ts';
import { paymentMethod } from './subscription/subscription-values.ts';

const kind = z.enum(PAPER_KINDS, 'Choose a kind.');

/** A state by its code of GST. */
export const gstPlace = z.object({ code: z.string(), name: z.string() });

const party = {
  legalName: z.string(),
  /** Lines as they are printed. */
  address: z.array(z.string()),
  gstin: z.nullable(z.string()),
  state: z.nullable(gstPlace),
};

/** Another paper that one is about. */
const paperNamed = z.object({ _id: id, number: z.string(), day: civilDate });

/** A paper issued for a line of an account, with a copy of its data: it never changes. Amounts are in major units. */
export const paper = z.object({
  _id: id,
  kind,
  /** Consecutive within its kind and its financial year. */
  number: z.string(),
  /** The financial year, as in `2026-27`. */
  financialYear: z.string(),
  /** The day on which it was issued. */
  day: civilDate,
  institution: id,
  subscription: id,
  /** The line of the account that it is for. */
  entry: id,
  supplier: z.object({ ...party, email: z.string(), phone: z.string() }),
  buyer: z.object({ ...party, name: z.string(), code: z.string() }),
  /** The state that decides how the tax is split; null for payments. */
  placeOfSupply: z.nullable(gstPlace),
  /** The subject of the line: the plan and its period, or the note of a payment. */
  text: z.string(),
  /** The code of the service; null for payments. */
  sac: z.nullable(z.string()),
  currency: z.string(),
  /** The amount without its tax; null for payments. */
  taxable: z.nullable(z.number()),
  taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: z.number() })),
  total: z.number(),
  totalInWords: z.string(),
  /** Whether the buyer owes the tax to the government; null for payments. */
  reverseCharge: z.nullable(z.boolean()),
  /** The invoice of a credit note, or the receipt of a payment that is taken back; null where that has no paper. */
  about: z.nullable(paperNamed),
  /** How and when it was paid; null where nothing was. */
  payment: z.nullable(
    z.object({
      day: civilDate,
      method: z.nullable(paymentMethod),
      reference: z.nullable(z.string()),
    }),
  ),
  /** The amount due with it, by the whole account; negative for a credit. */
  due: z.number(),
  /** How to pay that. */
  bank: z.nullable(z.string()),
  upiId: z.nullable(z.string()),
  footer: z.nullable(z.string()),
  ...audit,
});
export interface Paper extends z.infer<typeof paper> {}

/** A file in a response. */
export const paperFile = z.object({
  name: z.string(),
  type: z.literal('application/pdf'),
  /** Its bytes in base64. */
  content: z.string(),
});
export interface PaperFile extends z.infer<typeof paperFile> {}

const paperQuery = listQuery({
  sort: ['createdAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    subscription: anyOf(idOf('a subscription')),
    entry: anyOf(idOf('an entry')),
    kind: anyOf(kind),
    ...range('day', civilDate),
  },
});
export interface PaperQuery extends z.input<typeof paperQuery> {}

/** Where a paper is sent; left out, to the billing address of the institute. */
export const paperEmail = strict({ email: z.optional(email) });
export interface PaperEmail extends z.input<typeof paperEmail> {}

export const paperSchemas = {
  list: {
    query: taking<PaperQuery>()(paperQuery),
    response: named<Paper>(paper),
  },
  get: { response: named<Paper>(paper) },
  pdf: { response: named<PaperFile>(paperFile) },
  email: { body: taking<PaperEmail>()(paperEmail), response: named<Notice>(notice) },
};

export { paperRoutes } from '../resources/paper.ts';
