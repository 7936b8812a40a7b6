import { MRR_MOVEMENTS, type MrrMovement } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { major } from '../database/document.ts';
import { subscription } from '../schema/subscription.ts';
import { isPaidOn, revenue, revenueOf } from './revenue.ts';

const earlier = alias(subscription, 'other');
const others = revenueOf(earlier);

/** All subscriptions of the institution of one, where a condition holds. */
const ofInstitution = (condition: SQL) => sql`from ${subscription} ${sql.identifier('other')}
  where ${earlier.institutionId} = ${subscription.institutionId} and ${condition}`;

/** Whether the institution of a subscription pays for none on a day. */
export function isLostBy(day: SQL): SQL {
  return sql`not exists (select ${ofInstitution(isPaidOn(others, day))})`;
}

/** The last day of the month before a day. */
const endOfLastMonth = (day: string) => sql`(date_trunc('month', ${day}::date)::date - 1)`;

/**
 * Returns the net price of a month that the institution of a subscription paid at the end of the month before a day, in
 * minor units.
 */
function netBefore(day: string): SQL {
  return sql`(select coalesce(sum(${others.netMonth}), 0) ${ofInstitution(sql`
    ${isPaidOn(others, endOfLastMonth(day))} and ${earlier.currency} = ${subscription.currency}`)})`;
}

/** The same price in major units, as lists show it. */
export function mrrBefore(day: string): SQL {
  return major(netBefore(day));
}

/**
 * Whether a subscription is one of those whose `mrr`, less what its institution paid before (`mrrBefore`), are parts of the
 * movement of the month up to a day. What was churned is what is paid no more (`isLostBy`).
 */
export function hasMoved(day: string, movements: readonly MrrMovement[] = MRR_MOVEMENTS): SQL {
  const [net, before] = [revenue.netMonth, netBefore(day)];
  const paid = sql`exists (select ${ofInstitution(isPaidOn(others, endOfLastMonth(day)))})`;
  const everPaid = sql`exists (select ${ofInstitution(sql`
    ${others.paidFrom} <= ${endOfLastMonth(day)} and ${others.paidFrom} < ${others.paidUntil}`)})`;
  const conditions: Readonly<Record<MrrMovement, SQL>> = {
    new: sql`not ${everPaid}`,
    expansion: sql`(${paid} and ${net} > ${before})`,
    reactivated: sql`(${everPaid} and not ${paid})`,
    contraction: sql`${net} < ${before}`,
  };
  const isAny = sql.join(
    movements.map((movement) => conditions[movement]),
    sql` or `,
  );
  return sql`(${isPaidOn(revenue, sql`${day}::date`)} and (${isAny}))`;
}
