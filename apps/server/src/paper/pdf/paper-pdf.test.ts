import type { Paper } from '@booking/api-client/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { paperPdf } from './paper-pdf.ts';
import { upiAddress } from './payment-code.ts';

const AT = '2026-11-28T06:30:00.000Z';
const karnataka = { code: '29', name: 'Karnataka' };

const invoice: Paper = {
  _id: 'd00000000000000000000001',
  kind: 'taxInvoice',
  number: 'INV/26-27/0042',
  financialYear: '2026-27',
  day: '2026-11-28',
  institution: 'a00000000000000000000001',
  subscription: 'e00000000000000000000001',
  entry: 'f00000000000000000000001',
  supplier: {
    legalName: 'Booking Desk Software LLP',
    address: ['12 Residency Road', 'Bengaluru 560025'],
    gstin: '29AAGCB7383J1Z4',
    state: karnataka,
    email: 'accounts@booking.example',
    phone: '+91 80 4000 1234',
  },
  buyer: {
    legalName: 'झील होटल LLP',
    name: 'Lakeview',
    code: 'LAKE01',
    address: ['1 Lake Road', 'Mysuru 570001', 'Karnataka'],
    gstin: null,
    state: karnataka,
  },
  placeOfSupply: karnataka,
  text: 'Standard, 1 Nov 2026 to 30 Nov 2026',
  sac: '997331',
  currency: 'INR',
  taxable: 169_406.78,
  taxes: [
    { name: 'CGST', rate: 9, amount: 15_246.61 },
    { name: 'SGST', rate: 9, amount: 15_246.61 },
  ],
  total: 199_900,
  totalInWords: 'One Lakh Ninety Nine Thousand Nine Hundred Rupees Only',
  reverseCharge: false,
  about: null,
  payment: null,
  due: 199_900,
  bank: 'Booking Desk Software LLP\nAccount 0123456789\nIFSC HDFC0000001',
  upiId: 'booking@hdfcbank',
  footer: 'Thank you.',
  createdAt: AT,
  updatedAt: AT,
  createdBy: null,
  updatedBy: null,
  __v: 0,
};

/** The text of each page. */
async function read(paper: Paper): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(await paperPdf(paper)));
  return (await extractText(document)).text;
}

describe('the file of a paper', () => {
  it('says all that an invoice has to', async () => {
    const [text, ...more] = await read(invoice);
    expect(more).toEqual([]);
    for (const part of [
      'Tax invoice',
      'Number INV/26-27/0042',
      'Date 28 November 2026',
      'Booking Desk Software LLP',
      'GSTIN 29AAGCB7383J1Z4',
      'Place of supply Karnataka (29)',
      'Reverse charge: no',
      'LAKE01',
      'Not registered for GST',
      'Standard, 1 Nov 2026 to 30 Nov 2026',
      '997331',
      '₹1,69,406.78',
      'CGST at 9%',
      'SGST at 9%',
      '₹15,246.61',
      '₹1,99,900.00',
      invoice.totalInWords,
      'IFSC HDFC0000001',
      'UPI ID booking@hdfcbank',
      'Thank you.',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text?.normalize()).toMatch(/[\u0900-\u097f]/);
  });

  it('is the same to the byte each time', async () => {
    const [first, second] = [await paperPdf(invoice), await paperPdf(structuredClone(invoice))];
    expect(first.equals(second)).toBe(true);
    expect(first.equals(await paperPdf({ ...invoice, number: 'INV/26-27/0043' }))).toBe(false);
  });

  it('names the invoice of a credit note, and how a receipt was paid', async () => {
    const about = { _id: invoice._id, number: invoice.number, day: invoice.day };
    const [credit] = await read({ ...invoice, kind: 'creditNote', about, due: -500 });
    expect(credit).toContain('Credit note');
    expect(credit).toContain('Invoice INV/26-27/0042 of 28 November 2026');
    expect(credit).toContain('Credit on the account ₹500.00');
    const payment = { day: '2026-11-27', method: 'BankTransfer', reference: 'UTR 7' } as const;
    const rest = { taxable: null, taxes: [], sac: null, placeOfSupply: null, due: 0 };
    const [receipt] = await read({
      ...invoice,
      ...rest,
      kind: 'receipt',
      reverseCharge: null,
      payment,
    });
    expect(receipt).toContain('Bank transfer, UTR 7, 27 November 2026');
    expect(receipt).toContain('Nothing is due on the account');
    expect(receipt).not.toContain('GST at');
  });

  it('breaks what is long over pages, and numbers them', async () => {
    const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
    const footer = Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n');
    const pages = await read({ ...invoice, text, footer });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ')).toContain('word299');
    expect(pages.join(' ')).toContain('line 59');
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('asks for what is due by UPI', () => {
    const payee = { upiId: 'booking@hdfcbank', name: 'Booking & Co' };
    expect(upiAddress(payee, 19_990_005, 'INV/26-27/0042')).toBe(
      'upi://pay?pa=booking%40hdfcbank&pn=Booking%20%26%20Co&am=199900.05&cu=INR&tn=INV%2F26-27%2F0042',
    );
  });
});
