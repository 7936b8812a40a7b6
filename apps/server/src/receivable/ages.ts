import {
  RECEIVABLE_AGE_NAMES,
  RECEIVABLE_AGES,
  type ReceivableAge,
} from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';

/** The column with the charges up to the end of an age; of the oldest, all. */
const charged = (age: ReceivableAge): SQL => sql`${sql.identifier(`charged_${age}`)}`;

/** A charge of a later day is as one of today. */
const chargedSum = (age: ReceivableAge, day: SQL): SQL => {
  const [, to] = RECEIVABLE_AGES[age];
  const isYoung = to === null ? sql`` : sql` and ${day} - line.day <= ${sql.raw(String(to))}`;
  return sql`coalesce(sum(line.amount_minor) filter (where line.kind = 'charge'${isYoung}), 0)
    as ${charged(age)}`;
};

/** Whether something is of an age by its days. */
const isOf = (age: ReceivableAge, days: SQL): SQL => {
  const [from, to] = RECEIVABLE_AGES[age];
  const least = from === 0 ? sql`true` : sql`${days} >= ${sql.raw(String(from))}`;
  return to === null ? least : sql`(${least} and ${days} <= ${sql.raw(String(to))})`;
};

/**
 * The amounts that the account of a subscription owes by their age, as a lateral table `aged` beside `subscription`: payments and credits
 * settle the oldest charges first (`balance` of `subscription/account.ts`), so what is owed is of the newest charges, and of
 * those of an age and the younger ones at most all. What no charge stands for, since more payments were taken back than are
 * there, is as old as the oldest. One pass over the lines: without the order of the charges, which takes much longer.
 */
export const agedOn = (day: SQL): SQL => {
  const oldest = RECEIVABLE_AGE_NAMES.find((age) => RECEIVABLE_AGES[age][1] === null);
  if (!oldest) throw new Error('No age is without an end.');
  const days = sql`(${day} - coalesce(${subscription.dueSince}, ${day}))`;
  const parts = RECEIVABLE_AGE_NAMES.map((age, at) => {
    const younger = RECEIVABLE_AGE_NAMES[at - 1];
    const before = younger ? sql`least(owed, ${charged(younger)})` : sql`0`;
    return sql`(least(owed, ${charged(age)}) - ${before}
      + case when ${isOf(age, days)} then greatest(0, owed - ${charged(oldest)}) else 0 end
      )::bigint as ${sql.identifier(age)}`;
  });
  const sums = RECEIVABLE_AGE_NAMES.map((age) => chargedSum(age, day));
  return sql`lateral (
    select ${sql.join(parts, sql`, `)}
    from (select greatest(0, coalesce(sum(line.amount_minor), 0)) as owed, ${sql.join(sums, sql`, `)}
      from ${subscriptionEntry} line
      where line.institution_id = ${subscription.institutionId}) account) aged`;
};

/** A column of `aged`. */
export const agedMinor = (age: ReceivableAge): SQL => sql`aged.${sql.identifier(age)}`;
