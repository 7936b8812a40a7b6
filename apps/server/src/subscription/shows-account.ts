import { CURRENT_STATUSES } from '@booking/api-client/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscription } from '../schema/subscription.ts';
import type { SubscriptionRow } from './rows.ts';

/**
 * Whether a subscription is the one of its institution that shows what is owed: the current one, or else the last to end.
 * To stand in a statement about `subscription`.
 */
export const showsAccount: SQL = sql`${subscription.id} = (select one.id from ${subscription} one
  where one.institution_id = ${subscription.institutionId} order by ${lastFirst('one')} limit 1)`;

/** The current one, the last that ended, and what begins later. */
function lastFirst(name: string): SQL {
  const column = sql.identifier(name);
  const current = sql.raw(CURRENT_STATUSES.map((status) => `'${status}'`).join(', '));
  return sql`(${column}.status in (${current})) desc, (${column}.status <> 'Scheduled') desc,
    ${column}.ended_at desc nulls last, ${column}.id desc`;
}

/** The subscription that shows the account instead of one that is not current, or will not be. */
export async function otherShowing(
  db: Database,
  row: SubscriptionRow,
  { endedAt }: Partial<SubscriptionRow>,
): Promise<SubscriptionRow | undefined> {
  const current = await otherCurrent(db, row);
  // One that ends now is the last.
  if (current || endedAt) return current;
  const [last] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.institutionId, row.institutionId))
    .orderBy(lastFirst('subscription'))
    .limit(1);
  return last?.id === row.id ? undefined : last;
}

/** The current subscription of the institution of a subscription that is not. */
export async function otherCurrent(
  db: Database,
  { institutionId, id }: Pick<SubscriptionRow, 'institutionId' | 'id'>,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        ne(subscription.id, id),
        inArray(subscription.status, CURRENT_STATUSES),
      ),
    );
  return row;
}
