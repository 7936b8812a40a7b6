import {
  addDays,
  addMonths,
  type BillingCycle,
  type BillingPeriod,
  CYCLE_MONTHS,
} from '../contract/facts/billing.ts';
import type { InstitutionStatus } from '../contract/facts/institution.ts';
import type { SubscriptionStatus } from '../contract/facts/subscription.ts';
import type { Institution } from '../contract/schemas/institution.ts';
import type { Random } from './random.ts';

type StatusEvent = Institution['statusHistory'][number];
type StatusReason = NonNullable<Institution['statusReason']>;

const DAY = 86_400_000;
const THREE_YEARS = 3 * 365;
/** Every institute began with a trial, as new ones do today. */
const TRIAL_DAYS = 14;

/** History of an institute so far, counted back from today. */
export interface History {
  readonly createdAt: Date;
  readonly statusChangedAt: Date;
  readonly statusReason: StatusReason | null;
  readonly statusHistory: readonly StatusEvent[];
  readonly lastActivityAt: Date | null;
}

const REASONS = {
  Suspended: [
    { code: 'nonPayment', note: 'Three reminders without an answer.' },
    { code: 'legal', note: 'Licence under review.' },
    { code: 'security', note: 'Shared one account among all shifts.' },
  ],
  Inactive: [
    { code: 'seasonal', note: 'Closed for the monsoon.' },
    { code: 'ownerRequest', note: 'Rooms are being renovated.' },
  ],
  Closed: [
    { code: 'ownerRequest', note: 'The property was sold.' },
    { code: 'nonPayment', note: 'Unpaid for 90 days.' },
  ],
} as const satisfies Record<string, readonly [StatusReason, ...StatusReason[]]>;

/** A history that ends in the given status. */
export function historyOf(
  random: Random,
  status: InstitutionStatus,
  now: Date,
  by: StatusEvent['by'],
): History {
  const ago = (days: number) => new Date(now.getTime() - days * DAY - random.between(0, DAY - 1));
  const age = status === 'Pending' ? random.between(0, 20) : random.between(30, THREE_YEARS);
  const createdAt = ago(age);
  const events: StatusEvent[] = [
    { from: null, to: 'Pending', reason: null, at: createdAt.toISOString(), by },
  ];
  if (status !== 'Pending') {
    const opened = new Date(createdAt.getTime() + random.between(1, 12) * DAY);
    events.push({ from: 'Pending', to: 'Active', reason: null, at: opened.toISOString(), by });
  }
  let statusReason: StatusReason | null = null;
  if (status === 'Suspended' || status === 'Inactive' || status === 'Closed') {
    statusReason = random.pick<StatusReason>(REASONS[status]);
    const at = ago(random.between(1, 15)).toISOString();
    events.push({ from: 'Active', to: status, reason: statusReason, at, by });
  }
  return {
    createdAt,
    statusChangedAt: new Date(events.at(-1)?.at ?? createdAt),
    statusReason,
    statusHistory: events,
    lastActivityAt: lastActivity(random, status, age, ago),
  };
}

function lastActivity(
  random: Random,
  status: InstitutionStatus,
  age: number,
  ago: (days: number) => Date,
): Date | null {
  if (status === 'Pending') return null;
  if (status !== 'Active') return ago(Math.min(age - 15, random.between(16, 60)));
  return random.chance(0.85)
    ? ago(random.between(0, 6))
    : ago(Math.min(age - 15, random.between(14, 45)));
}

/** Terms that a subscription was sold with, and its current status and period. */
export interface SampleTerms {
  readonly status: SubscriptionStatus;
  readonly billingCycle: BillingCycle;
  readonly startDate: string;
  readonly currentPeriodStart: string;
  readonly currentPeriodEnd: string;
  readonly trialEndsAt: string | null;
  readonly pausedAt: Date | null;
  readonly endedAt: Date | null;
}

/** A subscription that fits the status, which the institute has had since `changedAt`: trials that end this week, renewals, dues and endings among them. */
export function termsOf(
  random: Random,
  institute: InstitutionStatus,
  today: string,
  createdDay: string,
  changedAt: Date,
): SampleTerms {
  const status = subscriptionStatus(random, institute);
  // Most pay for a year, so that "expiring soon" is a list to work through and not nearly everyone.
  const yearly = random.chance(0.85);
  const days = yearly ? 365 : 30;
  const end = addDays(today, endOffset(random, status, days));
  const start =
    status === 'Trialing'
      ? addDays(end, -TRIAL_DAYS)
      : addMonths(addDays(end, 1), yearly ? -12 : -1);
  return {
    status,
    billingCycle: yearly ? 'Yearly' : 'Monthly',
    startDate: createdDay < start ? createdDay : start,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    trialEndsAt: status === 'Trialing' ? end : addDays(createdDay, TRIAL_DAYS),
    pausedAt: status === 'Paused' ? changedAt : null,
    endedAt: endOf(status, end, changedAt),
  };
}

/** The periods of a subscription since its trial, the first one first, each as long as a cycle. */
export function periodsOf(
  terms: Omit<SampleTerms, 'status' | 'pausedAt' | 'endedAt'>,
  most: number,
): readonly BillingPeriod[] {
  const { billingCycle, currentPeriodStart, currentPeriodEnd, trialEndsAt, startDate } = terms;
  const first = trialEndsAt ? addDays(trialEndsAt, 1) : startDate;
  const next = addDays(currentPeriodEnd, 1);
  const periods = [{ start: currentPeriodStart, end: currentPeriodEnd }];
  for (let back = 2; back <= most; back += 1) {
    const start = addMonths(next, -back * CYCLE_MONTHS[billingCycle]);
    const [later] = periods;
    if (!later || start < first) break;
    periods.unshift({ start, end: addDays(later.start, -1) });
  }
  return periods;
}

/** Returns the end: of a cancelled one that of its institute, of an expired one the day after its period. */
function endOf(status: SubscriptionStatus, end: string, changedAt: Date): Date | null {
  const expired = new Date(`${addDays(end, 1)}T00:00:00+05:30`);
  if (status === 'Expired') return expired;
  return status === 'Cancelled' ? new Date(Math.min(changedAt.getTime(), expired.getTime())) : null;
}

function subscriptionStatus(random: Random, institute: InstitutionStatus): SubscriptionStatus {
  switch (institute) {
    case 'Pending':
      return 'Trialing';
    case 'Active':
      return random.weighted({ Active: 78, Trialing: 8, PastDue: 8, Paused: 2, Expired: 4 });
    case 'Suspended':
      return random.weighted({ PastDue: 70, Expired: 30 });
    case 'Inactive':
      return random.weighted({ Paused: 60, Active: 40 });
    case 'Closed':
      return 'Cancelled';
  }
}

/** Days from today to the end of the period. */
function endOffset(random: Random, status: SubscriptionStatus, days: number): number {
  switch (status) {
    case 'Trialing':
      return random.chance(0.6) ? random.between(0, 7) : random.between(8, 14);
    case 'PastDue':
      // Its period has begun, and is not paid.
      return days - random.between(1, days > 30 ? 45 : 25);
    case 'Expired':
    case 'Cancelled':
      return -random.between(5, 60);
    default:
      return random.chance(0.05) ? random.between(0, 7) : random.between(8, days);
  }
}
