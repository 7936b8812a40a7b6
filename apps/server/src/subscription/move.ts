import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENT_STATUSES,
  type PlanMove,
} from '@booking/api-client/contract';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { auditContext } from '../database/audit-context.ts';
import { newId } from '../database/id.ts';
import { fieldError } from '../http-error.ts';
import { type Plan, planTerms } from '../plan/index.ts';
import { planMove } from '../schema/plan-move.ts';
import { type PendingChange, subscription } from '../schema/subscription.ts';
import { eventOf, type Writer } from './events.ts';
import { isTooHigh, planPrice, priceTerms, taxOf } from './prices.ts';
import { revenue } from './revenue.ts';

/** Whether a subscription runs, or will: an index has those of a plan. */
export const runs: SQL = sql`${subscription.status} in (${sql.raw(
  ['Scheduled', ...CURRENT_STATUSES].map((status) => `'${status}'`).join(', '),
)})`;

/** Whether a subscription can follow its plan: it renews, and changes to no other plan then. */
export const canMove: SQL = sql`(${runs}
  and ${revenue.renews}
  and coalesce(${subscription.pendingChange} ->> 'pricingId' = ${subscription.pricingId}, true))`;

/**
 * Asks the subscriptions of a locked plan to follow its changes: each at its next renewal, when the renewal writes what the
 * plan includes, allows and is called now. They do so in `follow-moves.ts`. @throws HttpError for a plan whose price they
 * can’t pay: it has none, or too high a one.
 */
export async function askToMove(context: Writer, plan: Plan, move: PlanMove): Promise<void> {
  const { db } = context;
  if (move === 'planPrice' && plan.priceMinor === null) {
    const message = 'This plan has no price. Keep the prices that were agreed.';
    throw fieldError('BUSINESS_RULE', 'moveExisting', message, 'no_price');
  }
  const changes: PendingChange[] = [];
  for (const billingCycle of BILLING_CYCLES) {
    const price = move === 'planPrice' ? priceOfCycle(plan, billingCycle) : undefined;
    const change = { ...planTerms(plan), billingCycle, priceMinor: null, ...price };
    if (!price || !isTooHigh(price.priceMinor, plan.currency)) changes.push(change);
    else if (await hasMovable(context, plan, billingCycle)) {
      const message =
        'The plan’s price is too high for a billing cycle that is in use. Keep the prices that were agreed.';
      throw fieldError('BUSINESS_RULE', 'moveExisting', message, 'too_big');
    }
  }
  await db.insert(planMove).values({
    id: newId(context.now.getTime()),
    pricingId: plan.id,
    number: plan.moveNumber,
    changes,
    // An agreed price has its own currency.
    currency: move === 'planPrice' ? plan.currency : null,
    event: eventOf(context, 'changePlan', { note: plan.header }),
    audit: auditContext(),
  });
}

async function hasMovable(
  { db }: Writer,
  { id, currency }: Plan,
  billingCycle: BillingCycle,
): Promise<boolean> {
  const rows = db
    .select({ one: sql`1` })
    .from(subscription)
    .where(
      and(
        eq(subscription.pricingId, id),
        canMove,
        eq(subscription.billingCycle, billingCycle),
        eq(subscription.currency, currency),
      ),
    );
  const { rows: answers } = await db.execute<{ has: boolean }>(sql`select ${exists(rows)} as has`);
  return answers[0]?.has ?? false;
}

/** Returns the charge for a cycle of a plan, and its terms. */
function priceOfCycle(plan: Plan, cycle: BillingCycle) {
  const listPriceMinor = planPrice(plan, cycle);
  if (listPriceMinor === undefined) return undefined;
  const { currency } = plan;
  const terms = priceTerms({ ...taxOf(plan), listPriceMinor, discount: null, currency });
  return { priceMinor: terms.cyclePriceMinor, listPriceMinor, ...taxOf(plan) };
}
