import type { BillingCycle } from '@booking/api-client/contract';
import {
  addDays,
  INSTITUTION_TRANSITIONS,
  type InstitutionStatus,
} from '@booking/api-client/contract';
import fc from 'fast-check';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { planTerms } from '../plan/plan.ts';
import { created } from '../schema/columns.ts';
import * as tables from '../schema/index.ts';
import type { StatusEvent } from '../schema/tenant.ts';

const DAY = 86_400_000;

/** An institute of a random platform, in days counted back from today. */
export interface RandomInstitute {
  readonly template: 'hospitality' | 'tours';
  readonly state: 'Goa' | 'Kerala' | 'Rajasthan' | null;
  /** The days on which it went through its statuses, the first being that of its creation. */
  readonly history: readonly { readonly to: InstitutionStatus; readonly daysAgo: number }[];
  /** Days since someone was there; null for never. */
  readonly quietFor: number | null;
  readonly sold: RandomSale | null;
}

/** Its subscription. Days are counted from today: negative ones have passed. */
export interface RandomSale {
  readonly plan: 'basic' | 'standard';
  /** Price of a cycle. */
  readonly priceMinor: number;
  readonly taxRate: number;
  readonly taxInclusive: boolean;
  readonly currency: 'INR' | 'USD';
  readonly cycle: BillingCycle;
  readonly status: 'Trialing' | 'Active' | 'PastDue' | 'Paused' | 'Expired' | 'Cancelled';
  readonly end: number;
  /** Days ago when it was paused or ended, if it was; the row was written again since. */
  readonly endedAgo: number;
  /** For one past due: days since the charge that is not paid, and how much of it is left. */
  readonly lateFor: number;
  readonly owedMinor: number;
  /** How long ago it was paid for the first time, where it was charged before that; null while no one has. */
  readonly firstPaid: { readonly daysAgo: number | null } | null;
  /** For one past due: days there are to pay; null where it was not chosen. */
  readonly paymentDays: number | null;
  /** Whether no period follows the current one, and what the next one costs where another plan was chosen. */
  readonly isLast: boolean;
  readonly nextMinor: number | null;
  /** Its subscription before its trial: the price of a month, and days ago from and until when. */
  readonly before: {
    readonly priceMinor: number;
    readonly fromAgo: number;
    readonly untilAgo: number;
  } | null;
}

/** When every subscription that runs began, and the last day of its trial, in days ago. */
export const SALE_DAYS = { start: 100, trialEnd: 86 } as const;

/** Institutes with any history that the transitions allow; all of them pay from the end of their trial on. */
export const randomPlatform = platformOf(sale());

/** The same platform, where some pay later or never, and have days to pay. */
export const unpaidPlatform = platformOf(
  fc
    .record({
      sold: sale(),
      firstPaid: fc.option(
        fc.record({ daysAgo: fc.option(fc.integer({ min: 0, max: SALE_DAYS.trialEnd })) }),
      ),
      paymentDays: fc.constantFrom(0, 7, 30),
    })
    .map(({ sold, ...later }) => ({ ...sold, ...later })),
);

function platformOf(sold: fc.Arbitrary<RandomSale>): fc.Arbitrary<readonly RandomInstitute[]> {
  return fc.array(
    fc
      .record({
        template: fc.constantFrom('hospitality' as const, 'tours' as const),
        state: fc.constantFrom('Goa' as const, 'Kerala' as const, 'Rajasthan' as const, null),
        age: fc.integer({ min: 0, max: 500 }),
        steps: fc.array(fc.record({ choice: fc.nat(9), after: fc.integer({ min: 0, max: 120 }) }), {
          maxLength: 6,
        }),
        quietFor: fc.option(fc.constantFrom(0, 3, 13, 15, 40)),
        sold: fc.option(sold, { freq: 6 }),
      })
      .map(({ age, steps, ...rest }) => ({ ...rest, history: historyOf(age, steps) })),
    { minLength: 1, maxLength: 30 },
  );
}

function sale(): fc.Arbitrary<RandomSale> {
  const terms = fc.constantFrom('Trialing', 'Active', 'PastDue', 'Paused', 'Expired', 'Cancelled');
  return fc
    .record({
      plan: fc.constantFrom('basic', 'standard'),
      priceMinor: fc.integer({ min: 1, max: 999_999 }),
      taxRate: fc.constantFrom(18, 18, 0, 5, 12.5, 28),
      taxInclusive: fc.boolean(),
      currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
      cycle: fc.constantFrom('Monthly', 'Quarterly', 'HalfYearly', 'Yearly'),
      status: terms,
      end: fc.integer({ min: 0, max: 45 }),
      endedAgo: fc.integer({ min: 0, max: 80 }),
      lateFor: fc.integer({ min: 0, max: 60 }),
      owedMinor: fc.integer({ min: 1, max: 999_999 }),
      firstPaid: fc.constant(null),
      paymentDays: fc.constant(null),
      isLast: fc.boolean(),
      nextMinor: fc.option(fc.integer({ min: 1, max: 999_999 })),
      before: fc.option(
        fc.record({
          priceMinor: fc.integer({ min: 1, max: 999_999 }),
          fromAgo: fc.integer({ min: 250, max: 500 }),
          untilAgo: fc.integer({ min: SALE_DAYS.start, max: 200 }),
        }),
      ),
    })
    .map((item) => ({ ...item, end: endOf(item.status, item.end) }));
}

/**
 * Returns the last day, in days from today: negative where it is over, at most 0 where it is past due, else at least 0.
 */
function endOf(status: RandomSale['status'], days: number): number {
  if (status === 'PastDue') return 0 - days;
  return status === 'Expired' || status === 'Cancelled' ? -1 - days : days;
}

function historyOf(
  age: number,
  steps: readonly { readonly choice: number; readonly after: number }[],
): RandomInstitute['history'] {
  const history: { to: InstitutionStatus; daysAgo: number }[] = [{ to: 'Pending', daysAgo: age }];
  for (const { choice, after } of steps) {
    const last = history.at(-1);
    if (!last || last.daysAgo - after < 0) break;
    const ways = INSTITUTION_TRANSITIONS[last.to];
    const to = ways[choice % ways.length];
    if (to) history.push({ to, daysAgo: last.daysAgo - after });
  }
  return history;
}

/** The instant a number of days ago; events that are later in a history are so within a day too. */
export function instantAgo(now: Date, daysAgo: number, place: number): string {
  return new Date(now.getTime() - daysAgo * DAY - (20 - place) * 60_000).toISOString();
}

/** Writes the platform into an emptied database. */
export async function writePlatform(
  db: Database,
  institutes: readonly RandomInstitute[],
  now: Date,
  today: string,
): Promise<void> {
  await db.delete(tables.subscriptionEntry);
  await db.delete(tables.subscription);
  await db.delete(tables.institution);
  const templates = await db.select().from(tables.template);
  const plans = await db.select().from(tables.pricing);
  for (const [n, { template, state, history, quietFor, sold }] of institutes.entries()) {
    const id = newId();
    const events = history.map(
      ({ to, daysAgo }, place): StatusEvent => ({
        from: history[place - 1]?.to ?? null,
        to,
        reason: null,
        at: instantAgo(now, daysAgo, place),
        by: null,
      }),
    );
    const at = (event: StatusEvent | undefined) => new Date(event?.at ?? now);
    await db.insert(tables.institution).values({
      id,
      name: `House ${n}`,
      code: `HOUSE${n}`,
      status: events.at(-1)?.to ?? 'Pending',
      statusChangedAt: at(events.at(-1)),
      statusHistory: events,
      templateId: templates.find(({ key }) => key === template)?.id ?? '',
      type: 'Hotel',
      email: `desk${n}@house.example`,
      phone: '+919812345678',
      line1: '1 Lake Road',
      city: 'Panaji',
      state,
      country: 'IN',
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      locale: 'en-IN',
      tags: [],
      lastActivityAt: quietFor === null ? null : new Date(now.getTime() - quietFor * DAY),
      searchText: `house ${n}`,
      ...created(null, at(events[0])),
    });
    const plan = plans.find(({ key }) => key === sold?.plan);
    if (!sold || !plan) continue;
    await db.insert(tables.subscription).values(subscriptionsOf(id, plan, sold, now, today));
    if (sold.status !== 'PastDue') continue;
    await db.insert(tables.subscriptionEntry).values(accountOf(id, sold, now, today));
  }
}

type Plan = typeof tables.pricing.$inferSelect;

function subscriptionsOf(
  institutionId: string,
  plan: Plan,
  sold: RandomSale,
  now: Date,
  today: string,
): (typeof tables.subscription.$inferInsert)[] {
  const { status, before } = sold;
  const end = addDays(today, sold.end);
  const isTrial = status === 'Trialing';
  const endedAt = new Date(now.getTime() - sold.endedAgo * DAY);
  const same = {
    institutionId,
    pricingId: plan.id,
    plan: sold.plan,
    planName: plan.header,
    taxRate: sold.taxRate,
    taxInclusive: sold.taxInclusive,
    ...created(null, now),
  };
  const current = {
    ...same,
    id: newId(),
    cyclePriceMinor: sold.priceMinor,
    currency: sold.currency,
    billingCycle: sold.cycle,
    status,
    startDate: addDays(today, isTrial ? -10 : -SALE_DAYS.start),
    currentPeriodStart: addDays(end, -30),
    currentPeriodEnd: end,
    trialEndsAt: isTrial ? end : addDays(today, -SALE_DAYS.trialEnd),
    pausedAt: status === 'Paused' ? endedAt : null,
    endedAt: status === 'Expired' || status === 'Cancelled' ? endedAt : null,
    cancelAtPeriodEnd: sold.isLast,
    dueSince: status === 'PastDue' ? addDays(today, -sold.lateFor) : null,
    dueOn:
      status === 'PastDue' && sold.paymentDays !== null
        ? addDays(today, sold.paymentDays - sold.lateFor)
        : null,
    paidFrom: isTrial ? null : paidFromOf(sold, today),
    pendingChange: sold.nextMinor === null ? null : pendingOf(plan, sold, sold.nextMinor),
  };
  if (!before) return [current];
  const last = addDays(today, -before.untilAgo);
  return [
    {
      ...same,
      id: newId(),
      cyclePriceMinor: before.priceMinor,
      currency: sold.currency,
      billingCycle: 'Monthly',
      status: 'Cancelled',
      startDate: addDays(today, -before.fromAgo),
      currentPeriodStart: addDays(last, -10),
      currentPeriodEnd: addDays(last, 10),
      endedAt: new Date(now.getTime() - before.untilAgo * DAY),
    },
    current,
  ];
}

function paidFromOf({ firstPaid }: RandomSale, today: string): string | null {
  if (!firstPaid) return null;
  return firstPaid.daysAgo === null ? 'infinity' : addDays(today, -firstPaid.daysAgo);
}

function pendingOf(plan: Plan, { plan: key, cycle }: RandomSale, priceMinor: number) {
  return { ...planTerms(plan), plan: key, billingCycle: cycle, priceMinor };
}

/** Returns the charge of an account, and the part of it that is paid. */
function accountOf(
  institutionId: string,
  { priceMinor, owedMinor, lateFor }: RandomSale,
  now: Date,
  today: string,
): (typeof tables.subscriptionEntry.$inferInsert)[] {
  const line = (kind: 'charge' | 'payment', amountMinor: number) => ({
    institutionId,
    id: newId(),
    subscriptionId: institutionId,
    kind,
    day: addDays(today, -lateFor),
    amountMinor,
    text: kind,
    ...created(null, now),
  });
  return [line('charge', priceMinor + owedMinor), line('payment', -priceMinor)];
}
