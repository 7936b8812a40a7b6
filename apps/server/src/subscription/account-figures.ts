import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { NEVER, showsAccount } from './account.ts';

/** Writes what subscriptions keep of the accounts of their institutions, where rows of both were added as a whole. */
export async function deriveAccountFigures(db: Database): Promise<void> {
  const ofSameInstitution = sql`line.institution_id = ${subscription.institutionId}`;
  const has = (kind: 'charge' | 'payment') =>
    sql`exists (select 1 from ${subscriptionEntry} line
      where ${ofSameInstitution} and line.kind = ${kind})`;
  await db
    .update(subscription)
    .set({
      balanceMinor: sql`(select coalesce(sum(line.amount_minor), 0)::int
        from ${subscriptionEntry} line where ${ofSameInstitution})`,
    })
    .where(showsAccount);
  await db
    .update(subscription)
    .set({ paidFrom: NEVER })
    .where(
      sql`${subscription.status} not in ('Scheduled', 'Pending', 'Trialing')
        and ${has('charge')} and not ${has('payment')}`,
    );
}
