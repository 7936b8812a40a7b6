import type { SuperAdminReport } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoInstant } from '../database/document.ts';
import type { Period } from './period.ts';
import { type ReportScope, sources } from './sources.ts';

type Lists = NonNullable<SuperAdminReport['lists']>;

/** Rows that each list shows; its total counts all. */
const ROWS = 10;
/** How many days ahead the list of trials looks, and the list of renewals. */
const TRIAL_DAYS = 7;
const RENEWAL_DAYS = 30;

/** The work of today, the most urgent first. */
export async function readLists(db: Database, of: ReportScope, { today }: Period): Promise<Lists> {
  const ahead = (days: number) => sql`between ${today}::date and ${today}::date + ${days}::int`;
  const { rows } = await db.execute<Lists>(sql`
    with ${sources(of)}
    select
      ${dueList(sql`current_period_end`, sql`sold.status = 'Active' and current_period_end ${ahead(RENEWAL_DAYS)}`)}
        as "renewalsDue",
      ${dueList(sql`current_period_end`, sql`sold.status = 'PastDue'`)} as "pastDue",
      ${dueList(sql`trial_ends_at`, sql`sold.status = 'Trialing' and trial_ends_at ${ahead(TRIAL_DAYS)}`)}
        as "trialsEnding",
      (select json_build_object(
        'total', (select count(*)::int from institute),
        'items', coalesce(json_agg(json_build_object('institution', ${who}, 'createdAt',
          ${isoInstant(sql`institute.created_at`)}, 'status', institute.status)
          order by institute.created_at desc, institute.id desc), '[]'))
        from (select * from institute order by created_at desc, id desc limit ${ROWS}) as institute)
        as newest`);
  const [row] = rows;
  if (!row) throw new Error('The lists of a report answered no row.');
  return row;
}

const who = sql`json_build_object('_id', institute.id, 'name', institute.name, 'code', institute.code)`;

function dueList(date: SQL, where: SQL): SQL {
  return sql`(
    select json_build_object(
      'total', coalesce(max(total), 0)::int,
      'items', coalesce(json_agg(item order by date, name), '[]'))
    from (
      select ${date} as date, institute.name, count(*) over () as total,
        json_build_object('institution', ${who}, 'planName', sold.plan_name, 'date', ${date},
          'amount', sold.due_minor::float / 100) as item
      from sold join institute on institute.id = sold.institution_id
      where ${where}
      order by ${date}, institute.name, institute.id
      limit ${ROWS}
    ) as due)`;
}
