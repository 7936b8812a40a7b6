import { BANK_MATCHES_MAX } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { entityFields, major } from '../database/document.ts';
import { anyOfValues, inRange } from '../database/list.ts';
import type { Call } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { bankLine } from '../schema/bank-line.ts';
import { paper } from '../schema/paper.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';

/** Incoming payments on the platform's bank account. */
export const bankLineRows = rowsOf({
  table: bankLine,
  noun: 'Bank line',
  tenant: 'platform',
  searched: ['text', 'reference'],
});

const named = (table: SQL) =>
  sql`json_build_object('_id', ${table}.id, 'name', ${table}.name, 'code', ${table}.code)`;
const home = sql.identifier('home');

/** Only an open line is matched. */
const whileOpen = (value: SQL, otherwise: SQL) =>
  sql`case when ${bankLine.status} = 'Open' then ${value} else ${otherwise} end`;

const recordedOf = sql`(select ${named(sql`${home}`)} from ${institution} ${home}
  where ${home}.id = ${bankLine.institutionId})`;

/** A payment of the same reference, not reversed. */
const recordedPayment = sql`(select json_build_object('institution', ${named(sql`${home}`)}, 'day', paid.day,
    'amount', ${major(sql`-paid.amount_minor`)})
  from ${subscriptionEntry} paid join ${institution} ${home} on ${home}.id = paid.institution_id
  where paid.reference_key = ${bankLine.referenceKey} and paid.kind = 'payment'
    and not exists (select 1 from ${subscriptionEntry} back
      where back.institution_id = paid.institution_id and back.reverses_id = paid.id)
  order by paid.id desc limit 1)`;

/** The words of a line, as codes and numbers are written. */
const words = (separators: string) =>
  sql`regexp_split_to_array(upper(${bankLine.text} || ' ' || coalesce(${bankLine.reference}, '')),
    ${sql.raw(`'${separators}'`)})`;

/**
 * Institutes that a line may be paid by: by the number of an invoice, the code of an institute, or the amount that one
 * owes; each once, in the order of certainty.
 */
const matches = sql`(select coalesce(json_agg(json_build_object('institution', ${named(sql`${home}`)},
      'balance', ${major(sql`coalesce(owed.balance_minor, 0)`)}, 'by', best.by) order by best.place, ${home}.name), '[]')
  from (
    select found.id, min(found.place) as place, (array_agg(found.by order by found.place))[1] as by
    from (
      select ${paper.institutionId} as id, 1 as place, 'invoice' as by from ${paper}
      where ${paper.kind} = 'taxInvoice' and ${paper.number} = any(${words('[^A-Z0-9/-]+')})
      union all
      select coded.id, 2, 'code' from ${institution} coded where coded.code = any(${words('[^A-Z0-9_]+')})
      union all
      (select exact.institution_id, 3, 'amount' from ${subscription} exact
        where exact.balance_minor > 0 and exact.balance_minor = ${bankLine.amountMinor}
        limit ${sql.raw(String(BANK_MATCHES_MAX))})
    ) found group by found.id order by place limit ${sql.raw(String(BANK_MATCHES_MAX))}
  ) best
    join ${institution} ${home} on ${home}.id = best.id
    left join ${subscription} owed on owed.institution_id = best.id and owed.balance_minor <> 0)`;

export const bankLines = resource(bankLineRows, {
  document: {
    ...entityFields(bankLine, ['day', 'text', 'reference', 'status', 'note']),
    amount: major(bankLine.amountMinor),
    institution: recordedOf,
    entry: sql`${bankLine.entryId}`,
    recordedPayment: whileOpen(recordedPayment, sql`null`),
    matches: whileOpen(matches, sql`'[]'::json`),
  },
  search: bankLine.searchText,
  filters: (query: Call<'bankLine', 'list'>['query']) => [
    anyOfValues(bankLine.status, query.status),
    anyOfValues(bankLine.institutionId, query.institution),
    inRange(bankLine.day, 'day', query, 'date'),
  ],
  sort: { day: bankLine.day, amount: bankLine.amountMinor, createdAt: bankLine.createdAt },
  defaultSort: '-day',
});
