import {
  addDays,
  addMonths,
  type BillingCycle,
  type BillingPeriod,
  billingPeriod,
  CYCLE_MONTHS,
  daysBetween,
  discounted,
  type InstitutionStatus,
  PAYMENT_METHODS,
} from '@booking/api-client/contract';
import type { Random } from '@booking/api-client/sample';
import { created } from '../../schema/columns.ts';
import type { subscription, subscriptionEntry } from '../../schema/subscription.ts';
import { chargeText } from '../../subscription/prices.ts';
import { platformDay } from '../../subscription/rules.ts';

type Subscription = typeof subscription.$inferInsert;
type Entry = typeof subscriptionEntry.$inferInsert;

/** A plan that someone buys, at its monthly price. */
export interface SoldPlan {
  readonly id: string;
  readonly key: Subscription['plan'];
  readonly header: string;
  readonly currency: string;
  readonly monthMinor: number;
}

/** An institute that buys. */
interface Buyer {
  readonly id: string;
  readonly status: InstitutionStatus;
  readonly createdAt: Date;
  readonly statusChangedAt: Date;
}

/** Subscriptions of an institute so far, and its account. */
export interface BillingHistory {
  readonly subscriptions: readonly Subscription[];
  readonly entries: readonly Entry[];
}

interface Maker {
  readonly random: Random;
  readonly now: Date;
  readonly by: string;
  /** An id that was made at an instant. */
  readonly makeId: (at: Date) => string;
}

const TRIAL_DAYS = 14;
/** How long after a charge most pay. */
const DAYS_TO_PAY = 5;
/** Grace days that were agreed, the usual first. */
const GRACE_DAYS = [7, 15, 30, 60] as const;

/** How a subscription ends up. Days are the platform's. */
interface Course {
  readonly status: Subscription['status'];
  readonly cycle: BillingCycle;
  /** The first day that is paid for. */
  readonly anchor: string;
  readonly trialEndsAt: string | null;
  /** The last day on which something was charged: today, or when it was paused or ended. */
  readonly last: string;
  /** Charges from this day on are not paid. */
  readonly unpaidFrom: string | null;
}

/**
 * A subscription that fits the status of an institute, with every charge and payment since its trial: the account sums
 * to what is due. A few have changed their plan on the way, so that what they have is their second.
 */
export function billingHistory(
  maker: Maker,
  buyer: Buyer,
  plans: readonly SoldPlan[],
): BillingHistory {
  const { random } = maker;
  const course = courseOf(maker, buyer);
  const plan = random.pick(asChoice(plans));
  const before = random.pick(asChoice(plans));
  const charged = chargesUntil(course, course.last);
  const changes = course.status === 'Active' && before !== plan && charged.length > 2;
  const place = changes && random.chance(0.4) ? random.between(1, charged.length - 1) : 0;
  const change = charged[place]?.start;
  if (!change || place === 0) return span(maker, buyer, plan, course);
  const first = span(maker, buyer, before, {
    ...course,
    last: addDays(change, -1),
    status: 'Cancelled',
  });
  const second = span(maker, buyer, plan, { ...course, anchor: change, trialEndsAt: null });
  const [[old], [next]] = [first.subscriptions, second.subscriptions];
  if (!old || !next) throw new Error('A course is one subscription.');
  return {
    subscriptions: [
      { ...old, endedAt: morningOf(change), endedAs: 'Replaced', continuedById: next.id },
      { ...next, startDate: change, previousId: old.id },
    ],
    entries: [...first.entries, ...second.entries],
  };
}

function asChoice(plans: readonly SoldPlan[]): readonly [SoldPlan, ...SoldPlan[]] {
  const [first, ...others] = plans;
  if (!first) throw new Error('There is no plan to buy.');
  return [first, ...others];
}

function courseOf({ random, now }: Maker, buyer: Buyer): Course {
  const today = platformDay(now);
  const day = platformDay(buyer.createdAt);
  const status = statusOf(random, buyer.status);
  const cycle = random.weighted<BillingCycle>({
    Monthly: 40,
    Quarterly: 12,
    HalfYearly: 8,
    Yearly: 40,
  });
  const trialEndsAt = addDays(day, TRIAL_DAYS);
  const anchor = addDays(trialEndsAt, 1);
  const usual = { status, cycle, anchor, trialEndsAt, last: today, unpaidFrom: null };
  const age = daysBetween(day, today);
  switch (status) {
    case 'Pending':
      return { ...usual, anchor: day, trialEndsAt: null, unpaidFrom: day };
    case 'Trialing': {
      // Extended, where the usual one is over.
      const end = trialEndsAt < today ? addDays(today, random.between(0, 7)) : trialEndsAt;
      return { ...usual, trialEndsAt: end, anchor: addDays(end, 1) };
    }
    case 'PastDue':
      return lateSince(usual, day, addDays(today, -Math.min(age - 2, daysLate(random))));
    case 'Expired': {
      const ended = Math.min(age - 20, random.between(0, 120));
      const unpaidFrom = addDays(today, -Math.max(0, ended) - GRACE_DAYS[0] - 1);
      return { ...lateSince(usual, day, unpaidFrom), last: addDays(today, -Math.max(0, ended)) };
    }
    case 'Paused':
      return {
        ...usual,
        last: addDays(today, -random.between(0, Math.max(0, Math.min(60, age - 16)))),
      };
    case 'Cancelled':
      return { ...usual, last: platformDay(buyer.statusChangedAt) };
    default:
      return usual;
  }
}

function statusOf(random: Random, institute: InstitutionStatus): Subscription['status'] {
  switch (institute) {
    case 'Pending':
      return random.weighted({ Trialing: 85, Pending: 15 });
    case 'Active':
      return random.weighted({ Active: 81, Trialing: 7, PastDue: 6, Paused: 2, Expired: 4 });
    case 'Suspended':
      return random.weighted({ PastDue: 60, Expired: 40 });
    case 'Inactive':
      return random.weighted({ Paused: 60, Active: 40 });
    case 'Closed':
      return 'Cancelled';
  }
}

function daysLate(random: Random): number {
  return Number(random.weighted({ 2: 20, 5: 30, 11: 20, 22: 20, 40: 10 })) + random.between(0, 2);
}

/** Charged by the month, so that a charge falls on a day (or, at the end of a month, a little before). */
function lateSince(usual: Course, createdDay: string, day: string): Course {
  const months = Math.floor(daysBetween(createdDay, day) / 31);
  const anchor = addMonths(day, -months);
  const isNew = anchor <= createdDay;
  const { start } = billingPeriod(anchor, 'Monthly', months);
  return {
    ...usual,
    cycle: 'Monthly',
    anchor,
    trialEndsAt: isNew ? null : addDays(anchor, -1),
    unpaidFrom: start,
  };
}

/** Returns the billing periods that a course charges up to a day. */
function chargesUntil({ anchor, cycle }: Course, last: string): BillingPeriod[] {
  const periods: BillingPeriod[] = [];
  for (let index = 0; ; index += 1) {
    const period = billingPeriod(anchor, cycle, index);
    if (period.start > last) return periods;
    periods.push(period);
  }
}

/** One subscription with its part of the account. */
function span(maker: Maker, buyer: Buyer, plan: SoldPlan, course: Course): BillingHistory {
  const { random, makeId, by, now } = maker;
  const { status, cycle, trialEndsAt, last, unpaidFrom } = course;
  const isOver = status === 'Cancelled' || status === 'Expired';
  const charged = status === 'Trialing' ? [] : chargesUntil(course, last);
  const dueSince = charged.find(({ start }) => unpaidFrom !== null && start >= unpaidFrom)?.start;
  const listPriceMinor = plan.monthMinor * CYCLE_MONTHS[cycle];
  const discount = random.chance(0.05)
    ? ({ mode: 'percent', value: 10, reason: 'Agreed for a reference' } as const)
    : null;
  const cyclePriceMinor = discounted(listPriceMinor, discount, plan.currency);
  const createdDay = platformDay(buyer.createdAt);
  const current = charged.at(-1) ?? { start: createdDay, end: trialEndsAt ?? createdDay };
  const startDate = trialEndsAt ? createdDay : course.anchor;
  const at = new Date(Math.max(buyer.createdAt.getTime(), morningOf(startDate).getTime()));
  const id = makeId(at);
  const own = { institutionId: buyer.id, subscriptionId: id };
  const line = (
    day: string,
    entry: Pick<Entry, 'kind' | 'amountMinor' | 'text' | 'method' | 'reference'>,
  ) => {
    const morning = morningOf(day);
    return {
      ...own,
      id: makeId(morning),
      day,
      reversesId: null,
      ...entry,
      ...created(by, morning),
    };
  };
  const entries = charged.flatMap((period): Entry[] => {
    const charge = line(period.start, {
      kind: 'charge',
      amountMinor: cyclePriceMinor,
      text: chargeText(plan.header, period),
      method: null,
      reference: null,
    });
    if (dueSince && period.start >= dueSince) return [charge];
    const days = Math.min(random.between(0, DAYS_TO_PAY), daysBetween(period.start, last));
    const payment = line(addDays(period.start, days), {
      kind: 'payment',
      amountMinor: -cyclePriceMinor,
      text: 'Payment',
      method: random.pick(PAYMENT_METHODS),
      reference: `UTR${random.between(10_000_000, 99_999_999)}`,
    });
    return [charge, payment];
  });
  const late = dueSince ? daysBetween(dueSince, last) : 0;
  const row = {
    institutionId: buyer.id,
    id,
    pricingId: plan.id,
    plan: plan.key,
    planName: plan.header,
    priceMinor: plan.monthMinor,
    cyclePriceMinor,
    listPriceMinor,
    discount,
    currency: plan.currency,
    billingCycle: cycle,
    status,
    startDate,
    currentPeriodStart: current.start,
    currentPeriodEnd: current.end,
    trialEndsAt,
    billingAnchor: course.anchor,
    graceDays: status === 'Expired' ? GRACE_DAYS[0] : graceFor(late),
    autoRenew: status !== 'Active' || !random.chance(0.03),
    cancelAtPeriodEnd: status === 'Active' && random.chance(0.02),
    pausedAt: status === 'Paused' ? middayOf(last, now) : null,
    endedAt: isOver ? middayOf(last, now) : null,
    dueSince: dueSince ?? null,
    previousId: null,
    continuedById: null,
    events: [{ action: 'create', at: at.toISOString(), by: null, note: null }],
    ...created(by, at),
  } satisfies Subscription;
  return { subscriptions: [row], entries };
}

function graceFor(daysLate: number): number {
  return GRACE_DAYS.find((days) => days >= daysLate) ?? 60;
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+05:30`);
}

/** At noon, or now where that has not come. */
function middayOf(day: string, now: Date): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${day}T12:00:00+05:30`)));
}
