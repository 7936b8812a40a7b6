import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { composed } from '../database/composed.ts';
import { type DocumentFields, documentOf, type RawJson } from '../database/document.ts';
import { anyOfValues, listPage, type RawPage } from '../database/list.ts';
import type { ListQuery, ListSource } from '../database/list-source.ts';
import { searchCondition } from '../database/matches.ts';
import type { TenantScope } from '../database/scope.ts';
import { fieldError, type HttpError } from '../http-error.ts';
import type { ReadContext, Reader } from './context.ts';
import type { EntityTable, LockableRows, RowOf, Versioned } from './rows.ts';
import { versionConflict } from './version-conflict.ts';

/** The query of any list, as its schema reads it. */
export interface ResourceQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly _id?: readonly string[] | undefined;
}

/** How the documents of a resource are made. */
export interface DocumentsOf {
  /**
   * The document on the wire, as far as the reader may see it. Fields that are the same object at each call are composed
   * once (`documentOf`), so none may depend on more of the reader than what it was made for.
   */
  readonly document: DocumentFields | ((reader: Reader) => DocumentFields);
  /** The table with the joins of the document, without the word `from`. Default: the table. */
  readonly from?: SQL;
  /** Fields that count the rows of all tenants: null for a tenant, who can't sort by them either. */
  readonly overAll?: readonly string[];
}

/** How the documents of a resource are made and listed. */
export interface ResourceOf<Q extends ResourceQuery> extends DocumentsOf {
  /** Sort expression of each sortable field. An index serves each. */
  readonly sort: ListSource['sort'];
  /** Sortable fields that may be empty: empty ones come last in both directions. */
  readonly absentLast?: readonly string[];
  readonly absentBy?: ListSource['absentBy'];
  readonly defaultSort: string;
  /** The folded text that a search looks at. */
  readonly search?: Column | SQL;
  /** Further condition that finds rows by the search. */
  readonly searchAlso?: (search: string) => SQL | undefined;
  /**
   * Condition of all rows of a list, such as those of one institution, which are searched, and counted without a
   * filter.
   */
  readonly place?: (query: Q) => SQL | undefined;
  /** The conditions of the filters, besides those of every list. */
  readonly filters?: (query: Q, scope: TenantScope) => readonly (SQL | undefined)[];
  /** The table with the joins that filters and orders look at. Default: the table. */
  readonly rows?: (query: Q) => SQL;
  /**
   * A table with one row for each row of the list, where the query asks about nothing else: counted instead of `rows` for
   * who may see all of them.
   */
  readonly counted?: (query: Q) => SQL | undefined;
  /** Fields that a list adds for what was asked, besides those of every document. */
  readonly asked?: (query: Q, scope: TenantScope) => DocumentFields;
}

/** The documents of rows. */
export interface Documents<T extends EntityTable> {
  /** Returns one document. @throws HttpError `NOT_FOUND` */
  read(context: ReadContext, id: string): Promise<RawJson>;
  /** Returns the one document of a condition, with `more` fields. @throws HttpError `NOT_FOUND` */
  readWhere(context: ReadContext, condition: SQL, more?: DocumentFields): Promise<RawJson>;
  /** Returns the documents of a condition as one array, ordered by a column. */
  all(context: ReadContext, condition: SQL | undefined, order: Column): Promise<RawJson>;
  /**
   * Locks a row until the transaction ends (see `lock-order.test.ts`), and returns it.
   *
   * @param version the version that the caller has seen; undefined writes over any.
   * @param current reads the document of a conflict, for calls that return another one than `read`.
   * @throws HttpError `NOT_FOUND`, or `VERSION_CONFLICT` with the current document.
   */
  lock(
    context: ReadContext,
    id: string,
    version: number | undefined,
    current?: () => Promise<RawJson>,
  ): Promise<RowOf<T>>;
  /** Refuses a write to a locked row if the caller has seen another version of it, as `lock` does. */
  requireVersion(
    context: ReadContext,
    row: Versioned,
    version: number | undefined,
    current?: () => Promise<RawJson>,
  ): Promise<void>;
}

/** The documents of rows, and their list. */
export interface Resource<T extends EntityTable, Q extends ResourceQuery> extends Documents<T> {
  /** Returns a page of the rows that the scope may see (`API-06`). */
  list(call: ReadContext & { readonly query: Q }): Promise<RawPage>;
}

/** Adds documents to rows. */
export function documentsOf<T extends EntityTable, R extends LockableRows<T>>(
  rows: R & LockableRows<T>,
  of: DocumentsOf,
): R & Documents<T> {
  const { from = sql`${rows.table}` } = of;
  const fieldsFor = fieldsOf(of);

  async function readWhere(
    { db, actor }: ReadContext,
    condition: SQL,
    more?: DocumentFields,
  ): Promise<RawJson> {
    const fields = withMore(fieldsFor(actor), more);
    const result = await db.execute<{ json: string }>(sql`
      select ${documentOf(fields)}::text as json from ${composed(from)}
      where ${and(condition, rows.within(actor.scope))}`);
    const [built] = result.rows;
    if (!built) throw rows.notFound();
    return built;
  }

  const read = (context: ReadContext, id: string) => readWhere(context, eq(rows.table.id, id));

  async function all(
    { db, actor }: ReadContext,
    condition: SQL | undefined,
    order: Column,
  ): Promise<RawJson> {
    const result = await db.execute<{ json: string }>(sql`
      select coalesce(json_agg(${documentOf(fieldsFor(actor))}
        order by ${order}, ${rows.table.id}), '[]')::text as json
      from ${composed(from)} where ${and(condition, rows.within(actor.scope))}`);
    return { json: result.rows[0]?.json ?? '[]' };
  }

  async function requireVersion(
    context: ReadContext,
    row: Versioned,
    version: number | undefined,
    current = () => read(context, row.id),
  ): Promise<void> {
    if (version === undefined || version === row.version) return;
    const isRow = sql`${rows.table.id} = ${row.id}`;
    throw await versionConflict(context, await current(), rows.table, isRow);
  }

  async function lock(
    context: ReadContext,
    id: string,
    version: number | undefined,
    current?: () => Promise<RawJson>,
  ) {
    const row = await rows.lockIfFound(context, id);
    if (!row) throw rows.notFound();
    await requireVersion(context, row, version, current);
    return row;
  }

  return { ...rows, read, readWhere, all, requireVersion, lock };
}

/** Adds documents and a list to rows. */
export function resource<
  T extends EntityTable,
  R extends LockableRows<T>,
  Q extends ResourceQuery = ResourceQuery,
>(rows: R & LockableRows<T>, of: ResourceOf<Q>): R & Resource<T, Q> {
  const { table } = rows;
  const alone = sql`${table}`;
  const fieldsFor = fieldsOf(of);
  return {
    ...documentsOf(rows, of),

    async list({ db, actor, query }) {
      const { scope } = actor;
      refuseOverAll(of.overAll ?? [], query.sort, scope);
      const rowsToList = of.rows?.(query) ?? alone;
      const place = of.place?.(query);
      const within = and(rows.within(scope), place);
      const searched =
        of.search &&
        (await searchCondition(
          db,
          { column: of.search, rows: rowsToList, among: within, also: of.searchAlso },
          query.search,
        ));
      return listPage(db, query, {
        rows: rowsToList,
        counted: scope.kind === 'platform' ? of.counted?.(query) : undefined,
        from: of.from ?? alone,
        within,
        where: and(
          searched,
          anyOfValues(table.id, query._id),
          ...(of.filters?.(query, scope) ?? []),
        ),
        id: table.id,
        document: withMore(fieldsFor(actor), of.asked?.(query, scope)),
        sort: of.sort,
        absentLast: of.absentLast ?? [],
        absentBy: of.absentBy ?? {},
        defaultSort: of.defaultSort,
      });
    },
  };
}

/** An order says what it is made from. */
function refuseOverAll(
  fields: readonly string[],
  sort: readonly string[] | undefined,
  { kind }: TenantScope,
): void {
  if (kind === 'platform') return;
  const asked = fields.find((field) =>
    sort?.some((sortField) => sortField.replace('-', '') === field),
  );
  if (asked !== undefined) throw notForTenants('sort', `You can’t sort by ${asked}.`);
}

/** Refuses an order or a filter that would reveal other tenants to a tenant. */
export function notForTenants(path: string, message: string): HttpError {
  return fieldError('INVALID_QUERY', path, message);
}

/** The fields for a reader, each time the same object where they are the same. */
function fieldsOf({ document, overAll = [] }: DocumentsOf): (reader: Reader) => DocumentFields {
  const whole = (reader: Reader) => (typeof document === 'function' ? document(reader) : document);
  if (overAll.length === 0) return whole;
  const withheld = Object.fromEntries(overAll.map((field) => [field, sql`null`]));
  const own = typeof document === 'function' ? undefined : { ...document, ...withheld };
  return (reader) =>
    reader.scope.kind === 'platform' ? whole(reader) : (own ?? { ...whole(reader), ...withheld });
}

/** Returns the same object without more, so that it is composed once. */
function withMore(fields: DocumentFields, more: DocumentFields = {}): DocumentFields {
  return Object.keys(more).length === 0 ? fields : { ...fields, ...more };
}
