import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENT_STATUSES,
  type PlanMove,
} from '@booking/api-client/contract';
import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import { queueNotices } from '../notice/queue-notice.ts';
import { type Plan, planTerms } from '../plan/plan.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { changeNotice } from './change-notice.ts';
import { EVENTS_MAX, eventOf, type Writer } from './events.ts';
import { termsAfter } from './noticed-terms.ts';
import { isTooHigh, planPrice, priceTerms, taxOf } from './prices.ts';
import { revenue } from './revenue.ts';
import { subscriptionRows } from './rows.ts';

const running = sql.raw(
  ['Scheduled', ...CURRENT_STATUSES].map((status) => `'${status}'`).join(', '),
);

/** Whether a subscription can follow its plan: it renews, and changes to no other plan then. */
export const canMove: SQL = sql`(${subscription.status} in (${running})
  and ${revenue.renews}
  and coalesce(${subscription.pendingChange} ->> 'pricingId' = ${subscription.pricingId}, true))`;

const movable = ({ actor }: ReadContext, pricingId: string) =>
  and(eq(subscription.pricingId, pricingId), subscriptionRows.within(actor.scope), canMove);

/** Locks the subscriptions of a plan, after their institutions and before the plan (`resource/lock-order.test.ts`). */
export async function lockMovable(context: ReadContext, pricingId: string): Promise<void> {
  const { db } = context;
  const rows = db
    .select({ one: sql`1` })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institution.id), movable(context, pricingId)));
  await db
    .select({ id: institution.id })
    .from(institution)
    .where(exists(rows))
    .orderBy(asc(institution.id))
    .for('update');
  await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(movable(context, pricingId))
    .orderBy(asc(subscription.id))
    .for('update');
}

/**
 * Lets the locked subscriptions of a plan follow its changes: each at its next renewal, when the renewal writes what the
 * plan includes, allows and is called now. @throws HttpError for a plan whose price they can’t pay: it
 * has none, or too high a one.
 */
export async function moveAtRenewal(context: Writer, plan: Plan, move: PlanMove): Promise<void> {
  const { db, actor, now } = context;
  if (move === 'planPrice' && plan.priceMinor === null) {
    const message = 'This plan has no price. Keep the prices that were agreed.';
    throw fieldError('BUSINESS_RULE', 'moveExisting', message, 'no_price');
  }
  const event = JSON.stringify([eventOf(context, 'changePlan', { note: plan.header })]);
  for (const billingCycle of BILLING_CYCLES) {
    const price = move === 'planPrice' ? priceOfCycle(plan, billingCycle) : undefined;
    const moves = and(
      movable(context, plan.id),
      eq(subscription.billingCycle, billingCycle),
      // An agreed price has its own currency.
      move === 'planPrice' ? eq(subscription.currency, plan.currency) : undefined,
    );
    if (
      price &&
      isTooHigh(price.priceMinor, plan.currency) &&
      (await db.$count(subscription, moves)) > 0
    ) {
      const message =
        'The plan’s price is too high for a billing cycle that is in use. Keep the prices that were agreed.';
      throw fieldError('BUSINESS_RULE', 'moveExisting', message, 'too_big');
    }
    const rows = await db.select().from(subscription).where(moves).orderBy(asc(subscription.id));
    const terms = { planName: plan.header, billingCycle, priceMinor: price?.priceMinor ?? null };
    await queueNotices(
      context,
      rows.map((row) => changeNotice(row, termsAfter(row, terms))),
    );
    await db
      .update(subscription)
      .set({
        pendingChange: { ...planTerms(plan), billingCycle, priceMinor: null, ...price },
        events: sql`(${event}::jsonb || ${subscription.events}) - ${EVENTS_MAX}::int`,
        updatedAt: now,
        updatedBy: actor.userId,
        version: sql`${subscription.version} + 1`,
      })
      .where(moves);
  }
}

/** What a cycle of a plan will be charged, and by which terms. */
function priceOfCycle(plan: Plan, cycle: BillingCycle) {
  const listPriceMinor = planPrice(plan, cycle);
  if (listPriceMinor === undefined) return undefined;
  const { currency } = plan;
  const terms = priceTerms({ ...taxOf(plan), listPriceMinor, discount: null, currency });
  return { priceMinor: terms.cyclePriceMinor, listPriceMinor, ...taxOf(plan) };
}
