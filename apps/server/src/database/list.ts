import { LIST_LIMIT_DEFAULT } from '@booking/api-client/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '../refusal.ts';
import type { Database } from './database.ts';
import { type Built, type DocumentFields, documentOf } from './document.ts';

/** The part of a list's query that every list has (`API-06`). */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly after?: string | undefined;
}

/** A page of a list: `json` is the array of documents. */
export interface BuiltPage extends Built {
  readonly results: number;
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** How one resource is listed. */
export interface ListSource {
  /** Tables and joins, without the word `from`. */
  readonly from: SQL;
  readonly where: SQL | undefined;
  readonly id: AnyPgColumn;
  readonly document: DocumentFields;
  /** What each sortable field is ordered by. */
  readonly sort: Readonly<Record<string, SQL>>;
  /** Sortable fields that may be empty: empty ones come last in both directions. */
  readonly absentLast?: readonly string[];
  readonly defaultSort: string;
}

/** One page and the exact total in one statement, so that both see the same moment. */
export async function listPage(
  db: Database,
  query: ListQuery,
  source: ListSource,
): Promise<BuiltPage> {
  const page = query.page ?? 1;
  const limit = query.limit ?? LIST_LIMIT_DEFAULT;
  refuseUnknownFields(query.fields, source.document);
  refuseTwoOrders(query);
  const where = source.where ? sql`where ${source.where}` : sql``;
  const { after } = query;
  const rest = after ? sql`where ${and(source.where, sql`${source.id} > ${after}`)}` : where;
  const { rows } = await db.execute<{ total: number; results: number; json: string }>(sql`
    select (select count(*)::int from ${source.from} ${where}) as total,
      count(page.document)::int as results,
      coalesce(json_agg(page.document), '[]')::text as json
    from (
      select ${documentOf(source.document, query.fields)} as document
      from ${source.from} ${rest}
      order by ${after ? sql`${source.id}` : order(query.sort ?? [source.defaultSort], source)}
      limit ${limit} offset ${(page - 1) * limit}
    ) as page`);
  const [row] = rows;
  if (!row) throw new Error('A list query answered no row.');
  return { ...row, page, limit };
}

/** The id goes along with the first direction: the same index serves both, read either way. */
function order(sort: readonly string[], source: ListSource): SQL {
  const down = (key: string) => key.startsWith('-');
  const terms = sort.map((key) => {
    const field = key.replace(/^-/, '');
    const term = source.sort[field];
    if (!term) throw new Error(`The contract sorts by ${key}, the server does not.`);
    const absent = source.absentLast?.includes(field) ? sql` nulls last` : sql``;
    return sql`${term} ${down(key) ? sql`desc` : sql`asc`}${absent}`;
  });
  const id = down(sort[0] ?? '') ? sql`${source.id} desc` : sql`${source.id} asc`;
  return sql.join([...terms, id], sql`, `);
}

function refuseUnknownFields(wanted: readonly string[] | undefined, known: DocumentFields): void {
  const unknown = wanted?.filter((name) => !Object.hasOwn(known, name)) ?? [];
  if (unknown.length === 0) return;
  throw new Refusal('INVALID_QUERY', {
    message: `This list has no field "${unknown[0]}".`,
    errors: unknown.map((name) => ({
      path: 'fields',
      code: 'unknown_field',
      message: `There is no field "${name}".`,
    })),
  });
}

/** `after` goes by the ids: a place or an order beside it would mean another page. */
function refuseTwoOrders({ after, page, sort }: ListQuery): void {
  const besides = after ? Object.entries({ page, sort }).filter(([, value]) => value) : [];
  if (besides.length === 0) return;
  throw new Refusal('INVALID_QUERY', {
    message: 'Ask for "after" alone: it has its own order and no pages.',
    errors: besides.map(([path]) => ({
      path,
      code: 'not_with_after',
      message: `Leave out "${path}" beside "after".`,
    })),
  });
}

/** `field[gte]`, `[gt]`, `[lte]`, `[lt]` and `[exists]` of a query, as conditions on a value. */
export function inRange(
  value: SQL,
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
export function anyOfValues(value: SQL, wanted: readonly string[] | undefined): SQL | undefined {
  return wanted ? sql`${value} = any(${sql.param([...wanted])}::text[])` : undefined;
}
