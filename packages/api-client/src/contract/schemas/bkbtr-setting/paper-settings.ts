import * as z from 'zod/mini';
import { GST_STATES } from '../../facts/gst.ts';
import { isPaperFormat, PAPER_KINDS, PAPER_SERIES, type PaperKind } from '../../facts/paper.ts';
import { lines, strict } from '../../values.ts';

const A_FORMAT =
  'End with {number} after a letter, “-” or “/”, and leave 6 of 16 characters for it; {year} has 5.';
const A_SAC = 'Enter the 4 to 8 digits of the service code.';
const A_UPI_ID = 'Enter a UPI ID, for example name@bank.';

const series = z.string(A_FORMAT).check(z.trim(), z.refine(isPaperFormat, A_FORMAT));

/** How papers are numbered, and what each of them says. */
export const papers = strict({
  /** The state that services are supplied from, by its code of GST; null: that of the GSTIN. */
  state: z.nullable(
    z.enum(
      GST_STATES.map(({ code }) => code),
      'Choose a state.',
    ),
  ),
  sac: z.string(A_SAC).check(z.trim(), z.regex(/^\d{4,8}$/, A_SAC)),
  /** How the numbers of each kind are written: `INV/{year}/{number}`. */
  series: strict({
    taxInvoice: series,
    receipt: series,
    creditNote: series,
    paymentReversal: series,
    /** Default: as they are numbered until now. */
    refundVoucher: z._default(series, PAPER_SERIES.refundVoucher),
  } satisfies Record<PaperKind, z.core.$ZodType<string>>).check(
    z.refine((formats) => new Set(Object.values(formats)).size === PAPER_KINDS.length, {
      path: ['taxInvoice'],
      error: 'Write each kind of number in another way.',
    }),
  ),
  /** The account to pay into, as it is printed. */
  bank: z.nullable(lines('The bank details', 0, 400)),
  upiId: z.nullable(
    z
      .string(A_UPI_ID)
      .check(z.trim(), z.regex(/^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, A_UPI_ID)),
  ),
  /** The last lines of every paper. */
  footer: z.nullable(lines('The footer', 0, 400)),
});
