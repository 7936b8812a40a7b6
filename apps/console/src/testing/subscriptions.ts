import type { AccountEntry, SubscribedInstitution, Subscription } from '@booking/api-client';
import { addDays, ENTITLEMENTS, taxIn } from '@booking/api-client/facts';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { today } from '../dates/shown-date.ts';
import { aPlan, starterPlans } from './plans.ts';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 };
const id = (letter: string, at: number) => `${letter}${String(at).padStart(23, '0')}`;
const template = { _id: id('c', 0), name: 'Hospitality' };

/** A paid subscription of 30 days, of which 9 are left, with a test's overrides. */
export function aSubscription(facts: Partial<Subscription> = {}): Subscription {
  const start = addDays(today(), -21);
  const end = addDays(today(), 8);
  return {
    _id: id('e', 1),
    institution: {
      _id: id('d', 1),
      name: 'Lakeview Residency',
      code: 'LAKEVIEW',
      email: 'desk@lakeview.example',
      phone: '+919876543210',
      status: 'Active',
    },
    pricing: id('b', 1),
    plan: 'standard',
    planName: 'Standard Plan',
    entitlements: [...ENTITLEMENTS.basic, ...ENTITLEMENTS.standard],
    limits: aPlan().limits,
    status: 'Active',
    billingCycle: 'Monthly',
    price: 1999,
    discount: null,
    taxRate: 18,
    taxInclusive: true,
    amount: 1999,
    periodAmount: 1999,
    mrr: 1694.07,
    mrrBefore: null,
    currency: 'INR',
    startDate: start,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    trialEndsAt: null,
    pausedAt: null,
    resumeOn: null,
    endedAt: null,
    endedAs: null,
    graceDays: 7,
    autoRenew: true,
    cancelAtPeriodEnd: false,
    cancelReason: null,
    pendingChange: null,
    previousSubscription: null,
    nextSubscription: null,
    balance: 0,
    accountBalance: facts.balance ?? 0,
    dueSince: null,
    dueOn: facts.dueSince ?? null,
    suspendsOn: null,
    paidFrom: start,
    lastPayment: { day: start, amount: 1999, method: 'UPI' },
    entries: [
      anEntry({ _id: id('f', 2), kind: 'payment', day: start, amount: -1999 }),
      anEntry({ _id: id('f', 1), day: start }),
    ],
    events: [{ action: 'create', at: AT, by: null, note: null }],
    ...audit,
    ...facts,
  };
}

/** A line of an account: a charge, unless a test says otherwise. */
export function anEntry(facts: Partial<AccountEntry> = {}): AccountEntry {
  const { kind = 'charge', amount = 1999 } = facts;
  const isPayment = kind === 'payment';
  const taxRate = kind === 'charge' || kind === 'credit' ? 18 : null;
  return {
    _id: id('f', 1),
    subscription: id('e', 1),
    kind: 'charge',
    day: today(),
    amount,
    tax: taxRate && taxIn(amount * 100, taxRate) / 100,
    taxRate,
    text: isPayment ? 'Payment' : 'Standard Plan, a month',
    method: isPayment ? 'UPI' : null,
    reference: isPayment ? 'UTR 4711' : null,
    reverses: null,
    about: null,
    by: null,
    ...facts,
  };
}

const of = (at: number, name: string, facts: Partial<Subscription> = {}): Subscription => {
  const base = aSubscription({ _id: id('e', at), ...facts });
  const code = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8);
  return { ...base, institution: { ...base.institution, _id: id('d', at), name, code } };
};

/** One paid, one past due for 20 days, a trial, one that is paused and one that has ended. */
export const someSubscriptions: readonly Subscription[] = [
  of(1, 'Lakeview Residency'),
  of(2, 'Saffron Gate', {
    status: 'PastDue',
    balance: 1999,
    dueSince: addDays(today(), -20),
    entries: [anEntry({ day: addDays(today(), -20) })],
    lastPayment: null,
  }),
  of(3, 'Monsoon House', {
    status: 'Trialing',
    plan: 'basic',
    planName: 'Basic Plan',
    pricing: id('b', 0),
    trialEndsAt: addDays(today(), 4),
    currentPeriodEnd: addDays(today(), 4),
    entries: [],
    lastPayment: null,
  }),
  of(4, 'Coral Cove', { status: 'Paused', pausedAt: AT }),
  of(5, 'Old Fort Inn', { status: 'Cancelled', endedAt: AT }),
];

/** The calls about subscriptions, on rows in memory, close enough to the server for a screen to work. */
export function subscriptionCalls(first: readonly Subscription[] = someSubscriptions): Resolvers {
  let rows = [...first];
  const isOver = ({ status }: Subscription) => status === 'Cancelled' || status === 'Expired';
  const matchingRows = ({ search = '', _id, status }: Wanted) =>
    rows.filter(
      ({ institution, ...row }) =>
        institution.name.toLowerCase().includes(search.toLowerCase()) &&
        (_id?.some((requested) => requested === row._id || requested === institution._id) ??
          true) &&
        (status?.includes(row.status) ?? true),
    );
  const replace = (next: Subscription) => {
    rows = rows.map((row) => (row._id === next._id ? next : row));
    return next;
  };
  return {
    'pricing.list': () => pageOf(starterPlans, { limit: 100 }),
    'subscription.list': ({ input }) =>
      pageOf(
        matchingRows(input).map((row) => (input.withEntries ? row : { ...row, entries: null })),
        input,
      ),
    'subscription.current': ({ input }) =>
      pageOf(
        matchingRows(input).map((row) => subscribed(row, isOver(row))),
        input,
      ),
    'subscription.create': ({ input }) => {
      const previous = rows.find(({ institution }) => institution._id === input.institution);
      if (previous && !isOver(previous)) {
        const message = 'This institute already has a subscription. Change its plan instead.';
        return failure('OVERLAP', { errors: [{ path: 'institution', code: 'overlap', message }] });
      }
      const plan = starterPlans.find(({ _id }) => _id === input.pricing);
      const newRow = of(9, previous?.institution.name ?? 'Lakeview Residency', {
        status: 'Pending',
        planName: plan?.header ?? '',
        plan: plan?.key ?? 'basic',
      });
      rows = [newRow, ...rows];
      return newRow;
    },
    'subscription.update': ({ id: subscriptionId, input }) => {
      const row = rows.find(({ _id }) => _id === subscriptionId);
      if (!row) return failure('NOT_FOUND');
      if (input.__v !== undefined && input.__v !== row.__v) {
        return failure('VERSION_CONFLICT', { data: row });
      }
      return replace({ ...row, ...changed(row, input), __v: row.__v + 1 });
    },
  };
}

type Input = Parameters<NonNullable<Resolvers['subscription.update']>>[0]['input'];

interface Wanted {
  readonly search?: string | undefined;
  readonly _id?: readonly string[] | undefined;
  readonly status?: readonly string[] | undefined;
}

function changed(row: Subscription, input: Input): Partial<Subscription> {
  switch (input.action) {
    case 'recordPayment': {
      const balance = row.accountBalance - input.amount;
      return {
        balance,
        accountBalance: balance,
        ...(balance <= 0 && { status: 'Active', dueSince: null }),
      };
    }
    case 'changePlan': {
      const plan = starterPlans.find(({ _id }) => _id === input.pricing);
      return plan ? { plan: plan.key, planName: plan.header, pricing: plan._id } : {};
    }
    case 'cancel':
      return input.when === 'now'
        ? { status: 'Cancelled', endedAt: AT }
        : { cancelAtPeriodEnd: true };
    case 'setTerms':
      return { graceDays: input.graceDays ?? row.graceDays };
    case 'keepPlan':
      return { pendingChange: null };
    case 'resume':
      return { status: 'Active', pausedAt: null };
    case 'pause':
      return { status: 'Paused', pausedAt: AT, resumeOn: input.resumeOn ?? null };
    case 'extendTrial':
      return { trialEndsAt: input.trialEndsAt, currentPeriodEnd: input.trialEndsAt };
    case 'endTrial':
      return { status: 'PastDue', trialEndsAt: null, accountBalance: row.amount };
    default:
      return {};
  }
}

function subscribed(row: Subscription, isOver: boolean): SubscribedInstitution {
  const { _id, name, code, status } = row.institution;
  return {
    _id,
    name,
    code,
    status,
    template,
    subscription: isOver ? null : { ...row, entries: null },
    ...audit,
  };
}
