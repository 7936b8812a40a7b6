import { LIST_LIMIT_DEFAULT, LIST_TOTAL_MAX } from '@booking/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../http-error.ts';
import { chooseIds } from './choose-ids.ts';
import { composed } from './composed.ts';
import type { Database } from './database.ts';
import { type DocumentFields, documentOf, type RawJson } from './document.ts';
import type { ListQuery, ListSource } from './list-source.ts';

/** A page of a list: `json` is the array of documents. */
export interface RawPage extends RawJson {
  readonly results: number;
  readonly total: number;
  /** Whether there are more rows than were counted. */
  readonly isTotalCapped: boolean;
  readonly page: number;
  readonly limit: number;
}

/**
 * One page and the total in one statement, so that both see the same moment. The ids of the page are chosen first:
 * documents are built of its rows alone, however many rows lie before them. Nor are more rows counted than people read
 * the number of, unless the query asks for it.
 */
export async function listPage(
  db: Database,
  query: ListQuery,
  source: ListSource,
): Promise<RawPage> {
  const { page = 1, limit = LIST_LIMIT_DEFAULT } = query;
  refuseUnknownFields(query.fields, source.document);
  refuseTwoOrders(query);
  const { before, total, ids } = chooseIds(query, source);
  const { rows } = await db.execute<{ total: number | null; results: number; json: string }>(sql`
    ${before} select ${total} as total,
      count(page.document)::int as results,
      coalesce(json_agg(page.document order by page.place), '[]')::text as json
    from (
      select ${documentOf(source.document, query.fields)} as document, chosen.place
      from ${composed(source.from)}
        join unnest(${ids}) with ordinality as chosen(id, place)
          on chosen.id = ${source.id}
    ) as page`);
  const [row] = rows;
  if (!row) throw new Error('A list query returned no row.');
  const { results, json } = row;
  // A full page may be followed by another one.
  const counted = row.total ?? (results < limit ? results : Number.POSITIVE_INFINITY);
  const most = query.count
    ? counted
    : Math.min(counted, row.total === null ? results : LIST_TOTAL_MAX);
  return { json, results, total: most, isTotalCapped: counted > most, page, limit };
}

function refuseUnknownFields(names: readonly string[] | undefined, fields: DocumentFields): void {
  const unknown = names?.filter((name) => !Object.hasOwn(fields, name)) ?? [];
  if (unknown.length === 0) return;
  throw new HttpError('INVALID_QUERY', {
    message: `Unknown field "${unknown[0]}".`,
    errors: unknown.map((name) => ({
      path: 'fields',
      code: 'unknown_field',
      message: `Unknown field "${name}".`,
    })),
  });
}

/** `after` goes by the ids: a place or an order beside it would mean another page. */
function refuseTwoOrders({ after, page, sort }: ListQuery): void {
  const besides = after ? Object.entries({ page, sort }).filter(([, value]) => value) : [];
  if (besides.length === 0) return;
  throw new HttpError('INVALID_QUERY', {
    message: '"after" can’t be combined with "page" or "sort".',
    errors: besides.map(([path]) => ({
      path,
      code: 'not_with_after',
      message: `Remove "${path}" or "after".`,
    })),
  });
}

/** `field[gte]`, `[gt]`, `[lte]`, `[lt]` and `[exists]` of a query, as conditions on a value. */
export function inRange(
  value: SQL | AnyPgColumn,
  field: string,
  query: Readonly<Record<string, unknown>>,
  type: 'date' | 'timestamptz',
) {
  const operators = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` };
  const bounds = Object.entries(operators).map(([name, operator]) => {
    const bound = query[`${field}[${name}]`];
    return typeof bound === 'string'
      ? sql`${value} ${operator} ${bound}::${sql.raw(type)}`
      : undefined;
  });
  const exists = query[`${field}[exists]`];
  const presence = exists === true ? sql`${value} is not null` : sql`${value} is null`;
  return and(...bounds, typeof exists === 'boolean' ? presence : undefined);
}

/** `field=a,b`: equal to any of them; no condition when the query has none. */
export function anyOfValues(
  value: SQL | AnyPgColumn,
  values: readonly string[] | undefined,
): SQL | undefined {
  return values ? sql`${value} = any(${sql.param([...values])}::text[])` : undefined;
}

/** A list of texts has any of some; no condition when the query has none. No text of an empty list is in any. */
export function hasAnyOf(
  list: AnyPgColumn,
  values: readonly string[] | undefined,
): SQL | undefined {
  return values ? sql`${list} && ${sql.param([...values])}::text[]` : undefined;
}

/** One of some texts, whatever its case; no condition when the query has none. */
export function anyIgnoringCase(
  column: AnyPgColumn,
  values: readonly string[] | undefined,
): SQL | undefined {
  if (!values) return undefined;
  const some = sql`unnest(${sql.param([...values])}::text[]) as one`;
  return sql`${ignoringCase(column)} = any(array(select lower(one) collate "C" from ${some}))`;
}

/** Equal to a value; no condition when the query has none. */
export function equals(column: AnyPgColumn, value: boolean | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** Returns the sort expression of a text: without regard to case, alike on every database. */
export function ignoringCase(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}
