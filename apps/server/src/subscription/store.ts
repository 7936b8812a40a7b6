import { CURRENT_STATUSES } from '@booking/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { ReadContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { end } from './end.ts';
import type { Writer } from './events.ts';
import { subscriptionRows } from './rows.ts';

/** Ends what an institution that closes has bought, also what would begin later. Its row is locked. */
export async function cancelSubscriptions(
  context: Writer,
  institutionId: string,
  note: string,
): Promise<void> {
  const { db, actor } = context;
  const rows = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        subscriptionRows.within(actor.scope),
        inArray(subscription.status, [...CURRENT_STATUSES, 'Scheduled']),
      ),
    )
    .orderBy(subscription.id)
    .for('update');
  const reason = { code: 'closedBusiness', note } as const;
  for (const row of rows) await end(context, row, { status: 'Cancelled', reason });
}

/** Whether an institution has a current subscription. */
export async function hasCurrentSubscription(
  { db, actor }: ReadContext,
  institutionId: string,
): Promise<boolean> {
  const count = await db.$count(
    subscription,
    and(
      eq(subscription.institutionId, institutionId),
      subscriptionRows.within(actor.scope),
      inArray(subscription.status, CURRENT_STATUSES),
    ),
  );
  return count > 0;
}
