import type { Statement } from '@booking/api-client';
import { today } from '../dates/shown-date.ts';
import { aPaper } from './papers.ts';

const id = (letter: string) => `${letter}${'1'.padStart(23, '0')}`;

/** The statement of an account with a charge and a part of it paid, with a test's overrides. */
export function aStatement(facts: Partial<Statement> = {}): Statement {
  const { supplier, buyer, bank, upiId, _id, number } = aPaper();
  const rest = { method: null, reference: null, paidOn: null };
  return {
    institution: id('d'),
    ...{ startDate: '2026-04-01', endDate: today(), currency: 'INR' },
    ...{ supplier, buyer },
    openingBalance: 0,
    lines: [
      {
        ...rest,
        ...{ _id: id('f'), kind: 'charge', day: '2026-11-01', amount: 1999, balance: 1999 },
        text: 'Standard Plan, 1 Nov 2026 to 30 Nov 2026',
        paper: { _id, title: 'Tax invoice', number },
      },
      {
        ...{ _id: id('e'), kind: 'payment', day: '2026-11-21', amount: -1500, balance: 499 },
        ...{ text: 'Payment', method: 'UPI', reference: 'UTR 4711', paidOn: '2026-11-20' },
        paper: { _id: id('c'), title: 'Receipt', number: 'RCT/26-27/0007' },
      },
    ],
    closingBalance: 499,
    taxes: [{ taxRate: 18, taxable: 1694.07, tax: 304.93 }],
    due: 499,
    ...{ bank, upiId, footer: 'Thank you.' },
    ...facts,
  };
}
