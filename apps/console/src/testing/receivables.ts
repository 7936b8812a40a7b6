import type { BankLine, Receivable } from '@booking/api-client';
import { addDays } from '@booking/api-client/facts';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { today } from '../dates/shown-date.ts';
import { someSubscriptions, subscriptionCalls } from './subscriptions.ts';

const AT = '2026-01-05T04:30:00.000Z';
const id = (letter: string, at: number) => `${letter}${String(at).padStart(23, '0')}`;

/** An institute that owes 1,999 since 20 days, with a test's overrides. */
export function aReceivable(facts: Partial<Receivable> = {}): Receivable {
  return {
    _id: id('d', 2),
    institution: {
      _id: id('d', 2),
      name: 'Saffron Gate',
      code: 'SAFFRONG',
      email: 'desk@saffron.example',
      phone: '+919876543210',
      status: 'Active',
    },
    subscription: id('e', 2),
    planName: 'Standard Plan',
    subscriptionStatus: 'PastDue',
    currency: 'INR',
    balance: 1999,
    today: 0,
    days1To15: 0,
    days16To30: 1999,
    over30: 0,
    dueSince: addDays(today(), -20),
    dueOn: addDays(today(), -13),
    accountManager: null,
    promise: null,
    contact: null,
    lastPayment: null,
    ...{ createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 },
    ...facts,
  };
}

const oldFort = aReceivable({
  _id: id('d', 5),
  subscription: id('e', 5),
  subscriptionStatus: 'Cancelled',
  institution: {
    ...aReceivable().institution,
    _id: id('d', 5),
    name: 'Old Fort Inn',
    code: 'OLDFORTI',
  },
  balance: 3500.5,
  days1To15: 1500.25,
  days16To30: 0,
  over30: 2000.25,
  dueSince: addDays(today(), -48),
  promise: {
    day: addDays(today(), -2),
    amount: 3500.5,
    note: 'After the season',
    madeAt: AT,
    paid: 0,
    state: 'Broken',
  },
  contact: { day: addDays(today(), -9), note: 'Spoke with the owner', by: null },
});

const aTaxRow = {
  currency: 'INR',
  placeOfSupply: { code: '29', name: 'Karnataka' },
  taxRate: 18,
  isRegistered: true,
  invoices: 3,
  creditNotes: 0,
  taxable: 5082.2,
  igst: 0,
  cgst: 457.4,
  sgst: 457.4,
  unsplit: 0,
  total: 5997,
};

const someTaxes = [
  aTaxRow,
  {
    ...aTaxRow,
    placeOfSupply: { code: '30', name: 'Goa' },
    isRegistered: false,
    ...{ invoices: 0, creditNotes: 1, taxable: -100, igst: -18, cgst: 0, sgst: 0, total: -118 },
  },
];

const aBankLine: BankLine = {
  _id: id('b', 1),
  day: addDays(today(), -1),
  amount: 1999,
  text: 'NEFT SAFFRONG',
  reference: 'N327110042',
  status: 'Open',
  institution: null,
  entry: null,
  note: null,
  recordedPayment: null,
  matches: [
    {
      institution: { _id: id('d', 2), name: 'Saffron Gate', code: 'SAFFRONG' },
      balance: 1999,
      by: 'code',
    },
  ],
  ...{ createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 },
};

/** The calls about lines of the bank, on rows in memory. */
export function bankLineCalls(): Resolvers {
  let rows: readonly BankLine[] = [aBankLine];
  return {
    'bankLine.list': ({ input: { status, ...input } }) =>
      pageOf(
        rows.filter((row) => status?.includes(row.status) ?? true),
        input,
      ),
    'bankLine.create': ({ input: { lines } }) => {
      const added = lines.map((line, at) => ({
        ...aBankLine,
        reference: null,
        ...line,
        _id: id('b', rows.length + at + 1),
        matches: [],
      }));
      rows = [...rows, ...added];
      return { added: lines.length, duplicates: 0 };
    },
    'bankLine.update': ({ id: lineId, input }) => {
      const row = rows.find(({ _id }) => _id === lineId);
      if (!row) return failure('NOT_FOUND');
      const institution = row.matches[0]?.institution ?? null;
      const next: BankLine =
        input.action === 'record'
          ? { ...row, status: 'Recorded', institution, matches: [] }
          : input.action === 'dismiss'
            ? { ...row, status: 'Dismissed', note: input.note }
            : { ...row, status: 'Open', note: null };
      rows = rows.map((stored) => (stored === row ? next : stored));
      return next;
    },
  };
}

/** The calls about receivables, on rows in memory. */
export function receivableCalls(
  first: readonly Receivable[] = [oldFort, aReceivable()],
): Resolvers {
  let rows = [...first];
  return {
    ...subscriptionCalls(someSubscriptions),
    ...bankLineCalls(),
    'receivable.list': ({ input: { age, promise, search = '', ...input } }) =>
      pageOf(
        rows.filter(
          (row) =>
            row.institution.name.toLowerCase().includes(search.toLowerCase()) &&
            (age?.some((name) => row[name] > 0) ?? true) &&
            (promise?.some((state) => row.promise?.state === state) ?? true),
        ),
        input,
      ),
    'receivable.totals': () => ({
      day: today(),
      currencies: [
        {
          currency: 'INR',
          institutes: rows.length,
          due: rows.reduce((sum, { balance }) => sum + balance, 0),
          credit: 250,
          ...{ today: 0, days1To15: 1500.25, days16To30: 1999, over30: 2000.25 },
        },
      ],
    }),
    'receivable.taxes': ({ input: { month } }) => ({ month, rows: someTaxes }),
    'receivable.update': ({ id: instituteId, input: { promise, contact } }) => {
      const row = rows.find(({ _id }) => _id === instituteId);
      if (!row) return failure('NOT_FOUND');
      const next: Receivable = {
        ...row,
        ...(promise && {
          promise: { note: null, ...promise, madeAt: AT, paid: 0, state: 'Open' },
        }),
        ...(contact && { contact: { ...contact, by: null } }),
        __v: row.__v + 1,
      };
      rows = rows.map((stored) => (stored === row ? next : stored));
      return next;
    },
  };
}
