import type { Institution } from '../contract/schemas/institution.ts';

const AT = '2026-01-05T04:30:00.000Z';
const id = (start: string) => start.padEnd(24, '0');

/** Returns an institute as the API writes it, with every field: rows for mocks, tests and stories. */
export function sampleInstitution(facts: Partial<Institution> = {}): Institution {
  return {
    _id: id('d1'),
    name: 'Lake Pichola House',
    code: 'PICHOLA',
    status: 'Active',
    statusReason: null,
    statusChangedAt: AT,
    statusHistory: [{ from: null, to: 'Active', reason: null, at: AT, by: null }],
    scheduledStatus: null,
    template: { _id: id('c1'), name: 'Hospitality' },
    type: 'Hotel',
    email: 'desk@pichola.example',
    phone: '+919876543210',
    billingEmail: null,
    whatsappNumber: null,
    website: null,
    address: { line1: '4 Lake Road', city: 'Udaipur', state: 'Rajasthan', country: 'IN' },
    legalName: null,
    gstin: null,
    pan: null,
    timezone: 'Asia/Kolkata',
    currency: 'INR',
    locale: 'en-IN',
    owner: null,
    accountManager: null,
    currentSubscription: null,
    dueOn: null,
    seats: { used: 4, max: 10 },
    counts: { users: 4, categories: 2, assets: 5 },
    setup: {
      owner: true,
      subscription: true,
      category: true,
      asset: true,
      price: true,
      settings: true,
      percentage: 100,
    },
    purgeAfter: null,
    channels: [],
    tags: [],
    notes: null,
    lastActivityAt: AT,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...facts,
  };
}
