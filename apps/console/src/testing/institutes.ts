import type { Institution, Template } from '@booking/api-client';
import { ENTITLEMENTS } from '@booking/api-client/facts';
import { templates as contents } from '@booking/content/templates';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 };

const id = (start: string, index: number) => start + index.toString(16).padStart(23, '0');

/** The five templates as on the server, in order of creation. */
export const templates: readonly Template[] = contents.map((content, index) => ({
  _id: id('c', index),
  ...content,
  ...audit,
}));

/** An institute, with a test's overrides. */
export function anInstitute(facts: Partial<Institution> = {}): Institution {
  const name = facts.name ?? 'Lakeview Residency';
  const handle = name.toLowerCase().replace(/[^a-z]/g, '');
  return {
    _id: id('d', 1),
    name,
    code: 'LAKEVIEW',
    status: 'Active',
    statusReason: null,
    statusChangedAt: AT,
    statusHistory: [
      { from: null, to: 'Pending', reason: null, at: AT, by: null },
      { from: 'Pending', to: 'Active', reason: null, at: '2026-01-06T04:30:00.000Z', by: null },
    ],
    scheduledStatus: null,
    template: { _id: id('c', 0), name: 'Hospitality' },
    type: 'Hotel',
    email: `desk@${handle}.example`,
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
    owner: { _id: id('a', 9), name: 'Asha Mehta', email: `asha@${handle}.example`, phone: null },
    accountManager: null,
    currentSubscription: {
      _id: id('e', 1),
      plan: 'standard',
      planName: 'Standard Plan',
      entitlements: [...ENTITLEMENTS.basic, ...ENTITLEMENTS.standard],
      status: 'Active',
      currentPeriodEnd: '2027-03-14',
    },
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
    ...audit,
    ...facts,
  };
}

const names = [
  'Malabar Court Residency',
  'Lake Pichola House',
  'Coorg Ridge Homestay',
  'Alleppey Backwater Stays',
  'Marine Lines Business Inn',
  'Hauz Khas Rooms',
  'Nilgiri Tea Bungalows',
  'Panjim Old Quarter Inn',
  'Ganga View Guest House',
  'Charminar Suites',
] as const;

const statuses = ['Active', 'Pending', 'Suspended', 'Inactive', 'Closed'] as const;

/** A number of institutes of all statuses; names repeat with a number. */
export function someInstitutes(count: number): Institution[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length);
    const name = `${names[index % names.length]}${round ? ` ${round + 1}` : ''}`;
    return anInstitute({
      _id: id('d', index + 1),
      name,
      code: `CODE${index + 1}`,
      status: statuses[index % statuses.length] ?? 'Active',
    });
  });
}
