import { and, type SQL, sql } from 'drizzle-orm';
import { jsonObject, major, type RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { paper } from '../schema/paper.ts';
import { paperRows } from './rows.ts';

/** Credit notes take back. */
const signed = (minor: SQL) =>
  sql`case when ${paper.kind} = 'creditNote' then -${minor} else ${minor} end`;

/** The part of the tax of a paper that has one of some names. */
function taxNamed(names: readonly string[]): SQL {
  const isNamed = sql`share ->> 'name' = any(${sql.param([...names])}::text[])`;
  return sql`(select coalesce(sum((share ->> 'minor')::int), 0)
    from jsonb_array_elements(${paper.taxes}) as of_paper(share) where ${isNamed})`;
}

const sum = (minor: SQL) => major(sql`sum(${signed(minor)})`);

const placeOfSupply = sql`${paper.content} -> 'placeOfSupply'`;
const isRegistered = sql`(${paper.content} -> 'buyer' ->> 'gstin' is not null)`;

/** Returns the taxes of the invoices and credit notes of a month, by rate and place of supply. */
export async function readTaxes({
  db,
  actor,
  query,
}: Call<'receivable', 'taxes'>): Promise<RawJson> {
  const { month } = query;
  const first = sql`${`${month}-01`}::date`;
  const fields = {
    currency: sql`${paper.currency}`,
    placeOfSupply,
    taxRate: sql`${paper.taxRate}::float`,
    isRegistered,
    invoices: sql`count(*) filter (where ${paper.kind} = 'taxInvoice')`,
    creditNotes: sql`count(*) filter (where ${paper.kind} = 'creditNote')`,
    taxable: sum(sql`${paper.taxableMinor}`),
    igst: sum(taxNamed(['IGST'])),
    cgst: sum(taxNamed(['CGST'])),
    sgst: sum(taxNamed(['SGST', 'UTGST'])),
    unsplit: sum(taxNamed(['GST', 'Tax'])),
    total: sum(sql`${paper.totalMinor}`),
  };
  const { rows } = await db.execute<{ json: string }>(sql`
    select json_build_object('month', ${month}::text, 'rows', coalesce(json_agg(summed.json
      order by summed.currency, summed.code nulls last, summed.rate, summed.registered desc), '[]'))::text as json
    from (
      select ${jsonObject(Object.entries(fields))} as json, ${paper.currency} as currency,
        ${placeOfSupply} ->> 'code' as code, ${paper.taxRate} as rate, ${isRegistered} as registered
      from ${paper}
      where ${and(
        sql`${paper.kind} in ('taxInvoice', 'creditNote')`,
        sql`${paper.day} >= ${first} and ${paper.day} < ${first} + interval '1 month'`,
        paperRows.within(actor.scope),
      )}
      group by ${paper.currency}, ${placeOfSupply}, ${paper.taxRate}, ${isRegistered}
    ) summed`);
  return { json: rows[0]?.json ?? '{}' };
}
