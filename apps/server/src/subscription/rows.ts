import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { within } from '../database/scope.ts';
import type { ReadContext } from '../resource/context.ts';
import { rowsOf } from '../resource/rows.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';

/** The subscriptions of an institution. The database refuses a second current one. */
export const subscriptionRows = rowsOf({
  table: subscription,
  noun: 'Subscription',
  tenant: subscription.institutionId,
  overlaps: {
    subscription_current_key: ['institution', 'This institute already has a subscription.'],
    subscription_scheduled_key: [
      'institution',
      'Another subscription of this institute is already scheduled.',
    ],
  },
});

/** The lines of its account. */
export const entryRows = rowsOf({
  table: subscriptionEntry,
  noun: 'Entry',
  tenant: subscriptionEntry.institutionId,
  unique: { subscription_entry_reverses_key: ['entry', 'This payment is already reversed.'] },
});

export type SubscriptionRow = typeof subscription.$inferSelect;
export type NewSubscription = Parameters<typeof subscriptionRows.insert>[1];

/** Locks an institution before its subscriptions (`resource/lock-order.test.ts`), and returns what a sale looks at. */
export async function lockInstitution({ db, actor }: ReadContext, id: string) {
  const [row] = await db
    .select({
      id: institution.id,
      name: institution.name,
      status: institution.status,
      templateId: institution.templateId,
    })
    .from(institution)
    .where(and(eq(institution.id, id), within(actor.scope, institution.id)))
    .for('update');
  return row;
}

/** The institution of a subscription, to lock it first. */
export async function institutionOf(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ institutionId: subscription.institutionId })
    .from(subscription)
    .where(eq(subscription.id, id));
  return row?.institutionId;
}
