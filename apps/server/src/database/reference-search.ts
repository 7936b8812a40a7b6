import { referenceKey } from '@booking/api-client/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { paper } from '../schema/paper.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { likeText } from './like-text.ts';

/** From this many characters on, a part of a reference is enough. */
const PART_MIN = 6;
/** Shorter ones are no references. */
const WHOLE_MIN = 3;

/**
 * Finds institutions by the bank reference of a payment, however it is grouped: the whole of it, or a part that is long
 * enough to be no coincidence.
 */
export function hasReference(search: string): SQL | undefined {
  return amongFound(institution.id, subscriptionEntry.institutionId, search);
}

/** Finds papers by the bank reference of their payment, in the same way. */
export function isOfReference(search: string): SQL | undefined {
  return amongFound(paper.entryId, subscriptionEntry.id, search);
}

/** Whether a column is one of the values of the payments that a search finds. */
function amongFound(column: Column, value: Column, search: string): SQL | undefined {
  const key = referenceKey(search);
  if (key.length < WHOLE_MIN || !/\d/.test(key)) return undefined;
  const { referenceKey: stored } = subscriptionEntry;
  const isFound =
    key.length < PART_MIN ? sql`${stored} = ${key}` : sql`${stored} like ${`%${likeText(key)}%`}`;
  // An array, so that its index and that of the search text are both used.
  return sql`${column} = any(array(select ${value} from ${subscriptionEntry}
    where ${stored} is not null and ${isFound}))`;
}
