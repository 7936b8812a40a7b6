import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { CURRENT_STATUSES, subscription } from '../schema/subscription.ts';

/** Adds a subscription. The database refuses a second one in force for the same institution. */
export async function insertSubscription(
  _scope: TenantScope,
  db: Database,
  row: typeof subscription.$inferInsert,
): Promise<void> {
  await db.insert(subscription).values(row);
}

/** Ends what is in force of an institution that closes. */
export async function cancelCurrentSubscription(
  scope: TenantScope,
  db: Database,
  institutionId: string,
  by: string,
  at: Date,
): Promise<void> {
  await db
    .update(subscription)
    .set({
      status: 'Cancelled',
      pausedAt: null,
      endedAt: at,
      updatedAt: at,
      updatedBy: by,
      version: sql`${subscription.version} + 1`,
    })
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        within(scope, subscription.institutionId),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
}
