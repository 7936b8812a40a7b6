import { CYCLE_MONTHS, PLATFORM_TIME_ZONE } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { halfUp, taxParts } from '../database/half-up.ts';
import { subscription } from '../schema/subscription.ts';

/** The table of subscriptions, or an alias of it. */
type Columns = { readonly [K in keyof typeof subscription.$inferSelect]: AnyPgColumn };

/** Revenue of a subscription, and when it counts. Amounts are minor units, days the platform's. */
export interface Revenue {
  /** Charge for a cycle, with its discount and its tax; rows of older versions have a month's price alone. */
  readonly cyclePrice: SQL;
  /** Charge for a month without its tax: `netMonthOf` of the contract. */
  readonly netMonth: SQL;
  /** Charge for the next period. */
  readonly nextPrice: SQL;
  /** Whether another period follows the current one. */
  readonly renews: SQL;
  /** The day from which it is charged, after its trial. */
  readonly chargedFrom: SQL;
  /** The day from which it is paid: the same, or that of the first payment where no one had paid before (infinity until then). */
  readonly paidFrom: SQL;
  /** Whether it began with a trial that was paid for, or that became one without a price. */
  readonly isConverted: SQL;
  /**
   * The day on which it is no longer paid; none yet is infinity. A trial is not paid, a paused one no longer, one past due
   * still is. What ended without a period after its trial, or before its first payment, was never paid (-infinity).
   */
  readonly paidUntil: SQL;
}

/** Returns the SQL of the revenue of a subscription. */
export function revenueOf(s: Columns): Revenue {
  const months = monthsOf(s.billingCycle);
  const cyclePrice = sql`coalesce(${s.cyclePriceMinor}, ${s.priceMinor}::bigint * ${months}, 0)`;
  // Older versions wrote nothing but the change itself.
  const end = sql`(coalesce(${s.pausedAt}, ${s.endedAt}, ${s.updatedAt})
    at time zone ${sql.raw(`'${PLATFORM_TIME_ZONE}'`)})::date`;
  const [times, over] = taxParts(sql`${s.taxRate}`);
  const charged = sql`${cyclePrice}::bigint * ${times}`;
  const chargedFrom = sql`coalesce(${s.trialEndsAt} + 1, ${s.startDate})`;
  const paidFrom = sql`coalesce(${s.paidFrom}, ${chargedFrom})`;
  const paidUntil = sql`(case
      when ${s.status} in ('Active', 'PastDue') then 'infinity'::date
      when ${s.status} in ('Paused', 'Cancelled', 'Expired')
          and ${s.currentPeriodEnd} > coalesce(${s.trialEndsAt}, '-infinity')
          and not (${s.periodPriceMinor} is not distinct from 0 and ${cyclePrice} > 0)
        then ${end}
      else '-infinity'::date end)`;
  return {
    cyclePrice,
    // A price that tax was added to is itself the one to divide.
    netMonth: sql`(case when ${s.taxInclusive} then ${halfUp(charged, sql`(${over} * ${months})`)}
      else ${halfUp(halfUp(charged, over), months)} end)`,
    nextPrice: sql`coalesce((${s.pendingChange} ->> 'priceMinor')::bigint, ${cyclePrice})`,
    renews: sql`(${s.autoRenew} and not ${s.cancelAtPeriodEnd})`,
    chargedFrom,
    paidFrom,
    isConverted: sql`(${s.trialEndsAt} is not null and case when ${s.paidFrom} is null
      then ${chargedFrom} < ${paidUntil} else ${s.paidFrom} < 'infinity' end)`,
    paidUntil,
  };
}

/** Revenue of the table itself. */
export const revenue: Revenue = revenueOf(subscription);

/** Whether a subscription is paid on a day. */
export function isPaidOn({ paidFrom, paidUntil }: Revenue, day: SQL): SQL {
  return sql`(${paidFrom} <= ${day} and ${paidUntil} > ${day})`;
}

/** Whether a subscription has been charged by a day, and no one has paid for it until then. */
export function isUnpaidOn({ chargedFrom, paidFrom, paidUntil }: Revenue, day: SQL): SQL {
  return sql`(${chargedFrom} <= ${day} and ${paidFrom} > ${day} and ${paidUntil} > ${day})`;
}

function monthsOf(cycle: AnyPgColumn): SQL {
  const cases = Object.entries(CYCLE_MONTHS).map(([name, months]) =>
    sql.raw(`when '${name}' then ${months}`),
  );
  return sql`(case ${cycle} ${sql.join(cases, sql` `)} end)`;
}
