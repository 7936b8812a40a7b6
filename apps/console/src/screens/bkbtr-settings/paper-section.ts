import { GST_STATES } from '@booking/api-client/facts';
import { choice } from '../../entity/form/choice-fields.tsx';
import { text } from '../../entity/form/text-fields.tsx';
import type { Section } from './section.ts';

const series = (kind: string, label: string) =>
  text(`papers.series.${kind}`, label, { input: { spellCheck: false } });

/** How tax invoices, receipts and credit notes are numbered, and what each of them says. */
export const paperSection: Section = {
  key: 'papers',
  title: 'Invoices and receipts',
  icon: 'file-text',
  lead: 'Printed on new tax invoices, receipts and credit notes. Issued papers stay as they are. Name, address and GSTIN come from Company: without a GSTIN, invoices are no tax invoices.',
  group: 'business',
  rows: [
    [
      choice(
        'papers.state',
        'State of supply',
        GST_STATES.filter((state) => !('until' in state)).map(({ code, name }) => ({
          value: code,
          label: `${name} (${code})`,
        })),
        {
          isOptional: true,
          placeholder: 'As in the GSTIN',
          isSearched: true,
        },
      ),
      text('papers.sac', 'SAC', {
        input: { inputMode: 'numeric' },
        description: 'The code of the service.',
      }),
    ],
    [series('taxInvoice', 'Invoice numbers'), series('receipt', 'Receipt numbers')],
    [series('creditNote', 'Credit note numbers'), series('paymentReversal', 'Reversal numbers')],
    [series('refundVoucher', 'Refund voucher numbers')],
    text('papers.bank', 'Bank details', {
      hasLines: true,
      isOptional: true,
      description: 'Name, account and IFSC, printed while something is due.',
    }),
    text('papers.upiId', 'UPI ID', {
      isOptional: true,
      input: { spellCheck: false, placeholder: 'name@bank' },
      description: 'Printed with a QR code for the amount due.',
    }),
    text('papers.footer', 'Footer', { hasLines: true, isOptional: true }),
  ],
};
