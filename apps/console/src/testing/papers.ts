import type { Paper } from '@booking/api-client';
import { today } from '../dates/shown-date.ts';

const AT = '2026-01-05T04:30:00.000Z';
const id = (letter: string) => `${letter}${'1'.padStart(23, '0')}`;
const karnataka = { code: '29', name: 'Karnataka' };

/** A tax invoice of 1,999 with tax for a buyer in the state of the supplier, with a test's overrides. */
export function aPaper(facts: Partial<Paper> = {}): Paper {
  return {
    _id: id('a'),
    kind: 'taxInvoice',
    number: 'INV/26-27/0042',
    financialYear: '2026-27',
    day: today(),
    institution: id('d'),
    subscription: id('e'),
    entry: id('f'),
    supplier: {
      legalName: 'Booking Desk Software LLP',
      address: ['12 Residency Road', 'Bengaluru 560025'],
      gstin: '29AAGCB7383J1Z4',
      state: karnataka,
      email: 'accounts@booking.example',
      phone: '+918040001234',
    },
    buyer: {
      legalName: 'Lakeview Hotels Private Limited',
      name: 'Lakeview Residency',
      code: 'LAKEVIEW',
      address: ['4 Lake Road', 'Mysuru 570001', 'Karnataka'],
      gstin: null,
      state: karnataka,
    },
    placeOfSupply: karnataka,
    text: 'Standard Plan, 1 Nov 2026 to 30 Nov 2026',
    sac: '997331',
    currency: 'INR',
    taxable: 1694.07,
    taxes: [
      { name: 'CGST', rate: 9, amount: 152.47 },
      { name: 'SGST', rate: 9, amount: 152.46 },
    ],
    total: 1999,
    totalInWords: 'One Thousand Nine Hundred Ninety Nine Rupees Only',
    reverseCharge: false,
    about: null,
    payment: null,
    due: 1999,
    bank: 'Account 0123456789\nIFSC HDFC0000001',
    upiId: 'booking@hdfcbank',
    footer: null,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...facts,
  };
}
