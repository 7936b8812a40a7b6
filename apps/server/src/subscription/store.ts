import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { rowsOf } from '../resource/rows.ts';
import { CURRENT_STATUSES, subscription } from '../schema/subscription.ts';

const subscriptions = rowsOf({
  table: subscription,
  noun: 'Subscription',
  tenant: subscription.institutionId,
});

/** Adds a subscription. The database refuses a second one in force for the same institution. */
export async function insertSubscription(
  context: WriteContext,
  row: Parameters<typeof subscriptions.insert>[1],
): Promise<void> {
  await subscriptions.insert(context, row);
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
        subscriptions.within(actor.scope),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
}
