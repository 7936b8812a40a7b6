import { LIST_LIMIT_DEFAULT, LIST_TOTAL_MAX } from '@booking/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../http-error.ts';
import { composed } from './composed.ts';
import type { Database } from './database.ts';
import { type DocumentFields, documentOf, type RawJson } from './document.ts';

/** The part of a list's query that every list has (`API-06`). */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly after?: string | undefined;
  readonly count?: 'exact' | undefined;
}

/** A page of a list: `json` is the array of documents. */
export interface RawPage extends RawJson {
  readonly results: number;
  readonly total: number;
  /** Whether there are more: only so many were counted. */
  readonly isTotalCapped: boolean;
  readonly page: number;
  readonly limit: number;
}

/** How one resource is listed. */
export interface ListSource {
  /** The table of the rows, with the joins that filters and orders look at; without the word `from`. */
  readonly rows: SQL;
  /** The tables and joins of the document, the same at each call; without the word `from`. */
  readonly from: SQL;
  readonly where: SQL | undefined;
  readonly id: AnyPgColumn;
  readonly document: DocumentFields;
  /** What each sortable field is ordered by. */
  readonly sort: Readonly<Record<string, SQL | AnyPgColumn>>;
  /** Sortable fields that may be empty: empty ones come last in both directions. */
  readonly absentLast?: readonly string[];
  /** The key of the joined row that has the value of such a field: by it, the rows that have none are found by an index. */
  readonly absentBy?: Readonly<Record<string, AnyPgColumn>>;
  readonly defaultSort: string;
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
  const { rows } = await db.execute<{ total: number | null; results: number; json: string }>(sql`
    select ${totalOf(query, source)} as total,
      count(page.document)::int as results,
      coalesce(json_agg(page.document order by page.place), '[]')::text as json
    from (
      select ${documentOf(source.document, query.fields)} as document, chosen.place
      from ${composed(source.from)}
        join unnest(array(${idsOf(query, source, page, limit)})) with ordinality as chosen(id, place)
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

/** The number of matching rows, or null where the page has all that are counted: those that follow `after`. */
function totalOf({ after, count }: ListQuery, { rows, where: condition }: ListSource): SQL {
  if (count) return sql`(select count(*)::int from ${rows} ${where(condition)})`;
  if (after) return sql`null::int`;
  return sql`(select count(*)::int from (
    select from ${rows} ${where(condition)} limit ${LIST_TOTAL_MAX + 1}) as counted)`;
}

function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``;
}

/** The statement that finds the ids of a page, in their order. */
function idsOf(query: ListQuery, source: ListSource, page: number, limit: number): SQL {
  const { id, rows } = source;
  if (query.after) {
    const later = and(source.where, sql`${id} > ${query.after}`);
    return sql`select ${id} from ${rows} ${where(later)} order by ${id} limit ${limit}`;
  }
  const skipped = (page - 1) * limit;
  const sort = query.sort ?? [source.defaultSort];
  const absentLast = sort.length === 1 ? absentLastOf(sort[0] ?? '', source) : undefined;
  if (absentLast) return absentLast(skipped, limit);
  return sql`select ${id} from ${rows} ${where(source.where)}
    order by ${order(sort, source)} limit ${limit} offset ${skipped}`;
}

/**
 * Ids ordered by a field that may be empty, in two parts. An index is in the order of its values in both directions, but
 * has its empty ones at the wrong end in one of them.
 */
function absentLastOf(key: string, source: ListSource) {
  const { id, rows } = source;
  const { field, term, direction } = orderTerm(key, source);
  if (!source.absentLast?.includes(field)) return undefined;
  const part = (isAbsent: boolean, orderedBy: SQL, most: number) => {
    const by = source.absentBy?.[field];
    // The key says that there is such a row, which not every term does by itself.
    const isThere = by ? sql`${by} is not null and ${term} is not null` : sql`${term} is not null`;
    const condition = isAbsent ? sql`${by ?? term} is null` : isThere;
    return sql`(select ${id} as id, ${term} as key, ${isAbsent} as absent from ${rows}
      ${where(and(source.where, condition))} order by ${orderedBy} limit ${most})`;
  };
  const byId = sql`${id} ${direction}`;
  return (skipped: number, limit: number) => sql`
    select id from (
      ${part(false, sql`${term} ${direction}, ${byId}`, skipped + limit)}
      union all
      ${part(true, byId, skipped + limit)}
    ) as part order by absent, key ${direction}, id ${direction} limit ${limit} offset ${skipped}`;
}

/** The id goes along with the first direction: the same index serves both, read either way. */
function order(sort: readonly string[], source: ListSource): SQL {
  const terms = sort.map((key) => {
    const { field, term, direction } = orderTerm(key, source);
    const absent = source.absentLast?.includes(field) ? sql` nulls last` : sql``;
    return sql`${term} ${direction}${absent}`;
  });
  const { direction } = orderTerm(sort[0] ?? '', source);
  return sql.join([...terms, sql`${source.id} ${direction}`], sql`, `);
}

function orderTerm(key: string, source: ListSource) {
  const field = key.replace(/^-/, '');
  const value = source.sort[field];
  if (!value) throw new Error(`The contract sorts by ${key}, the server does not.`);
  const term = sql`${value}`;
  return { field, term, direction: key.startsWith('-') ? sql`desc` : sql`asc` };
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

/** What a text is ordered by: without regard to case, alike on every database. */
export function ignoringCase(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}
