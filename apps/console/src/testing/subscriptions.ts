import type { Subscription } from '@booking/api-client';
import { anInstitute } from './institutes.ts';

const { _id, name, code, email, phone, status } = anInstitute();

/** A subscription in force, with a test's overrides. */
export function aSubscription(facts: Partial<Subscription> = {}): Subscription {
  const at = '2026-01-05T04:30:00.000Z';
  return {
    _id: 'e'.repeat(24),
    institution: { _id, name, code, email, phone, status },
    pricing: 'f'.repeat(24),
    plan: 'standard',
    planName: 'Standard',
    status: 'Active',
    billingCycle: 'Monthly',
    price: 1999,
    discount: null,
    amount: 1999,
    periodAmount: 1999,
    mrr: 1694.07,
    currency: 'INR',
    startDate: '2026-01-05',
    currentPeriodStart: '2026-11-05',
    currentPeriodEnd: '2026-12-04',
    trialEndsAt: null,
    graceDays: 7,
    autoRenew: true,
    cancelAtPeriodEnd: false,
    cancelReason: null,
    pausedAt: null,
    endedAt: null,
    pendingChange: null,
    previousSubscription: null,
    nextSubscription: null,
    balance: 0,
    dueSince: null,
    lastPayment: null,
    entries: [],
    events: [],
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...facts,
  };
}
