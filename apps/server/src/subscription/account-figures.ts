import { or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { NEVER } from './settle.ts';
import { showsAccount } from './shows-account.ts';

/** Writes what subscriptions keep of the accounts of their institutions, where rows of both were added as a whole. */
export async function deriveAccountFigures(db: Database): Promise<void> {
  const { status, balanceMinor, paidFrom, institutionId } = subscription;
  const ofSameInstitution = sql`line.institution_id = ${institutionId}`;
  const has = (kind: 'charge' | 'payment') =>
    sql`exists (select 1 from ${subscriptionEntry} line
      where ${ofSameInstitution} and line.kind = ${kind})`;
  const isNeverPaid = sql`(${status} not in ('Scheduled', 'Pending', 'Trialing')
    and ${has('charge')} and not ${has('payment')})`;
  const sum = sql`(select coalesce(sum(line.amount_minor), 0)::int
    from ${subscriptionEntry} line where ${ofSameInstitution})`;
  await db
    .update(subscription)
    .set({
      balanceMinor: sql`case when ${showsAccount} then ${sum} else ${balanceMinor} end`,
      paidFrom: sql`case when ${isNeverPaid} then ${NEVER}::date else ${paidFrom} end`,
    })
    .where(or(showsAccount, isNeverPaid));
}
