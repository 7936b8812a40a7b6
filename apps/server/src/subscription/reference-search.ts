import { type SQL, sql } from 'drizzle-orm';
import { fold } from '../database/search.ts';
import { referenceSearchText, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';

/** From so many letters and digits on, a part of a reference is enough. */
const PART_MIN = 6;
/** Shorter ones are no references. */
const WHOLE_MIN = 3;

/**
 * Finds institutions by the bank reference of a payment, however it is grouped: the whole of it, or a part that is long
 * enough to be no coincidence.
 */
export function hasReference(search: string): SQL | undefined {
  const key = fold(search).replace(/[^\p{L}\p{N}]/gu, '');
  if (key.length < WHOLE_MIN || !/\d/.test(key)) return undefined;
  const pattern = key.length < PART_MIN ? key : `%${key}%`;
  // An array, so that its index and that of the search text are both used.
  return sql`${institution.id} = any(array(select ${subscriptionEntry.institutionId}
    from ${subscriptionEntry}
    where ${subscriptionEntry.reference} is not null and ${referenceSearchText(subscriptionEntry.reference)} like ${pattern}))`;
}
