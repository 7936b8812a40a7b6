import { sql } from 'drizzle-orm';
import { entityFields, major } from '../database/document.ts';
import { anyOfValues, inRange } from '../database/list.ts';
import type { Call } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { paper } from '../schema/paper.ts';
import { isOfReference } from './reference-search.ts';
import { paperRows } from './rows.ts';

const CONTENT = [
  'supplier',
  'buyer',
  'placeOfSupply',
  'text',
  'sac',
  'totalInWords',
  'reverseCharge',
  'about',
  'payment',
  'bank',
  'upiId',
  'footer',
] as const;

/** The papers of accounts, as they were issued. */
export const papers = resource(paperRows, {
  document: {
    ...entityFields(paper, ['kind', 'number', 'financialYear', 'day', 'currency']),
    institution: sql`${paper.institutionId}`,
    subscription: sql`${paper.subscriptionId}`,
    entry: sql`${paper.entryId}`,
    ...Object.fromEntries(
      CONTENT.map((name) => [name, sql`${paper.content} -> '${sql.raw(name)}'`]),
    ),
    taxable: major(paper.taxableMinor),
    taxes: sql`(select coalesce(json_agg(json_build_object('name', share ->> 'name',
        'rate', (share ->> 'rate')::float, 'amount', ${major(sql`(share ->> 'minor')::int`)})
        order by place), '[]')
      from jsonb_array_elements(${paper.taxes}) with ordinality as of_paper(share, place))`,
    total: major(paper.totalMinor),
    due: major(paper.dueMinor),
  },
  search: paper.searchedAs,
  searchAlso: isOfReference,
  filters: (query: Call<'paper', 'list'>['query']) => [
    anyOfValues(paper.institutionId, query.institution),
    anyOfValues(paper.subscriptionId, query.subscription),
    anyOfValues(paper.entryId, query.entry),
    anyOfValues(paper.kind, query.kind),
    inRange(paper.day, 'day', query, 'date'),
  ],
  sort: { createdAt: paper.createdAt },
  defaultSort: '-createdAt',
});
