import type { SuperAdminReport } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant, jsonObject, major } from '../database/document.ts';
import type { Period } from './period.ts';
import { isLate, isQuiet } from './sources.ts';

type Lists = NonNullable<SuperAdminReport['lists']>;

/** Rows that each list shows; its total counts all. */
const ROWS = 10;
/** How many days ahead the list of trials looks, and the list of renewals. */
const TRIAL_DAYS = 7;
const RENEWAL_DAYS = 30;

/** The JSON of the work of today, the most urgent first, to stand after `sources`. */
export function selectLists({ today }: Period): SQL {
  const ahead = (days: number) => sql`between ${today}::date and ${today}::date + ${days}::int`;
  const periodEnd = sql`current_period_end`;
  const trialEnd = sql`trial_ends_at`;
  const parts: Record<keyof Lists, SQL> = {
    renewalsDue: dueList(
      periodEnd,
      nextPrice,
      sql`sale.renews and ${periodEnd} ${ahead(RENEWAL_DAYS)}`,
    ),
    pastDue: dueList(sql`due_since`, sql`sale.owed_minor`, isLate(today, 'sale')),
    trialsEnding: dueList(
      trialEnd,
      nextPrice,
      sql`sale.status = 'Trialing' and ${trialEnd} ${ahead(TRIAL_DAYS)}`,
    ),
    quiet: quietList(today),
    settingUp: settingUpList,
    newest: sql`(
      select json_build_object(
        'total', (select count(*) from institute),
        'items', coalesce(json_agg(json_build_object('institution', ${who}, 'createdAt',
          ${isoInstant(sql`institute.created_at`)}, 'status', institute.status)
          order by institute.created_at desc, institute.id desc), '[]'))
      from (select * from institute order by created_at desc, id desc limit ${ROWS}) as institute)`,
  };
  return jsonObject(Object.entries(parts));
}

const who = sql`json_build_object('_id', institute.id, 'name', institute.name, 'code', institute.code)`;
const reachable = sql`json_build_object('_id', institute.id, 'name', institute.name,
  'code', institute.code, 'email', institute.email, 'phone', institute.phone)`;

const nextPrice = sql`sale.next_minor`;

function dueList(date: SQL, amount: SQL, where: SQL): SQL {
  return sql`(
    select json_build_object(
      'total', coalesce(max(total), 0)::int,
      'amount', ${major(sql`coalesce(max(amount_minor), 0)`)},
      'items', coalesce(json_agg(item order by date, name, id), '[]'))
    from (
      select ${date} as date, institute.name, institute.id, count(*) over () as total,
        sum(${amount}) over () as amount_minor,
        json_build_object('institution', ${reachable}, 'planName', sale.plan_name, 'date', ${date},
          'amount', ${major(amount)}) as item
      from sale join institute on institute.id = sale.institution_id
      where ${where}
      order by ${date}, institute.name, institute.id
      limit ${ROWS}
    ) as due)`;
}

/** The subscription of an institute that runs; there is one at most. */
const running = sql`left join sale on sale.institution_id = institute.id
  and sale.status in ('Trialing', 'Active', 'PastDue')`;

function quietList(today: string): SQL {
  const paying = sql`(sale.status in ('Active', 'PastDue'))`;
  return sql`(
    select json_build_object(
      'total', coalesce(max(total), 0)::int,
      'mrr', ${major(sql`coalesce(max(mrr_minor), 0)`)},
      'items', coalesce(json_agg(item order by place), '[]'))
    from (
      select count(*) over () as total,
        sum(sale.net_minor) filter (where ${paying}) over () as mrr_minor,
        row_number() over (order by sale.current_period_end nulls last, institute.name, institute.id)
          as place,
        json_build_object('institution', ${reachable},
          'lastActivityAt', ${isoInstant(sql`institute.last_activity_at`)},
          'planName', sale.plan_name, 'date', sale.current_period_end,
          'amount', ${major(nextPrice)}) as item
      from institute ${running}
      where ${isQuiet(today)}
      order by place limit ${ROWS}
    ) as quiet)`;
}

const settingUpList = sql`(
  select json_build_object(
    'total', coalesce(max(total), 0)::int,
    'items', coalesce(json_agg(item order by place), '[]'))
  from (
    select count(*) over () as total,
      row_number() over (order by institute.status_changed_at, institute.name, institute.id)
        as place,
      json_build_object('institution', ${reachable},
        'since', ${isoInstant(sql`institute.status_changed_at`)},
        'planName', sale.plan_name) as item
    from institute ${running}
    where institute.status = 'Pending'
    order by place limit ${ROWS}
  ) as waiting)`;
