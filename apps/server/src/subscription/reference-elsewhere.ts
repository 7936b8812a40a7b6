import { referenceKey } from '@booking/api-client/contract';
import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { entryRows } from './rows.ts';

/**
 * Waits for everyone who is recording a payment with the same reference, whatever the institute, until the transaction
 * ends: of two at the same moment, the second sees the first. The institution is locked before.
 */
export async function lockReference(db: Database, reference: string | null): Promise<void> {
  const key = referenceKey(reference);
  if (key === '') return;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${key}`}, 0))`);
}

/** Returns the last payment with a reference in the account of another institute, not reversed, as far as the reader may see it. */
export async function findElsewhere(
  { db, actor }: ReadContext,
  institutionId: string,
  reference: string | null,
) {
  const key = referenceKey(reference);
  if (key === '') return undefined;
  const back = alias(subscriptionEntry, 'back');
  const reversals = db
    .select({ id: back.id })
    .from(back)
    .where(
      and(
        eq(back.institutionId, subscriptionEntry.institutionId),
        eq(back.reversesId, subscriptionEntry.id),
      ),
    );
  const [row] = await db
    .select({
      day: subscriptionEntry.day,
      amountMinor: sql<number>`-${subscriptionEntry.amountMinor}`,
      reference: subscriptionEntry.reference,
      name: institution.name,
      code: institution.code,
      currency: institution.currency,
    })
    .from(subscriptionEntry)
    .innerJoin(institution, eq(institution.id, subscriptionEntry.institutionId))
    .where(
      and(
        eq(subscriptionEntry.referenceKey, key),
        ne(subscriptionEntry.institutionId, institutionId),
        entryRows.within(actor.scope),
        notExists(reversals),
      ),
    )
    .orderBy(desc(subscriptionEntry.id))
    .limit(1);
  return row;
}
