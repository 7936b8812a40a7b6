import { RECEIVABLE_AGES, type ReceivableAge } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';

const isOf = (age: ReceivableAge): SQL => {
  const [from, to] = RECEIVABLE_AGES[age];
  // A charge of a later day is as one of today.
  const least = from === 0 ? sql`true` : sql`part.days >= ${sql.raw(String(from))}`;
  return to === null ? least : sql`(${least} and part.days <= ${sql.raw(String(to))})`;
};

const sumOf = (age: ReceivableAge): SQL =>
  sql`coalesce(sum(part.minor) filter (where ${isOf(age)}), 0)::bigint as ${sql.identifier(age)}`;

/**
 * What the account of a subscription owes by its age, as a lateral table `aged` beside `subscription`: payments and credits
 * settle the oldest charges first (`balance` of `subscription/account.ts`). What no charge stands for, since more payments
 * were taken back than are there, is as old as the oldest.
 */
export const agedOn = (day: SQL): SQL => sql`lateral (
  select ${sumOf('today')}, ${sumOf('days1To15')}, ${sumOf('days16To30')}, ${sumOf('over30')}
  from (
    select greatest(0, least(charge.amount_minor, charge.up_to - others.settled)) as minor,
      ${day} - charge.day as days
    from (select line.amount_minor, line.day,
        sum(line.amount_minor) over (order by line.day, line.id) as up_to
      from ${subscriptionEntry} line
      where line.institution_id = ${subscription.institutionId} and line.kind = 'charge') charge,
      (${settled}) others
    union all
    select greatest(0, -others.settled), ${day} - coalesce(${subscription.dueSince}, ${day})
    from (${settled}) others
  ) part) aged`;

/** What all lines but the charges have settled of an account. */
const settled = sql`select coalesce(-sum(line.amount_minor), 0) as settled
  from ${subscriptionEntry} line
  where line.institution_id = ${subscription.institutionId} and line.kind <> 'charge'`;

/** A column of `aged`. */
export const agedMinor = (age: ReceivableAge): SQL => sql`aged.${sql.identifier(age)}`;
