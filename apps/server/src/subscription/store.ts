import { CURRENT_STATUSES } from '@booking/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { type NewSubscription, subscriptionRows } from './rows.ts';

/** Adds a subscription. The database refuses a second one in force for the same institution. */
export async function insertSubscription(
  context: WriteContext,
  row: NewSubscription,
): Promise<void> {
  await subscriptionRows.insert(context, row);
}

/** Ends what is in force of an institution that closes. */
export async function cancelCurrentSubscription(
  { db, actor, now }: WriteContext,
  institutionId: string,
): Promise<void> {
  await db
    .update(subscription)
    .set({
      status: 'Cancelled',
      pausedAt: null,
      endedAt: now,
      updatedAt: now,
      updatedBy: actor.userId,
      version: sql`${subscription.version} + 1`,
    })
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        subscriptionRows.within(actor.scope),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
}
