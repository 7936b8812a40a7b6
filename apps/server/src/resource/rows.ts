import { isDeepStrictEqual } from 'node:util';
import { seenAs } from '@booking/api-client/contract';
import { and, type Column, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { newId } from '../database/id.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { searchText } from '../database/search.ts';
import { sqlState } from '../database/transaction.ts';
import { HttpError } from '../http-error.ts';
import { type audit, created } from '../schema/columns.ts';
import { type FieldMessages, FOREIGN_KEY_VIOLATION, namingFields } from './constraints.ts';
import type { ReadContext, WriteContext } from './context.ts';
import { defined } from './defined.ts';

type Audit = keyof typeof audit;

/** A table whose rows are entities: with an id, a version and audit columns. */
export type EntityTable = PgTable & { readonly [K in 'id' | Audit]: AnyPgColumn };

/** A row as it is read. The columns of every entity are repeated, since a table's own type is not known here. */
export type RowOf<T extends PgTable> = T['$inferSelect'] & Versioned;

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Values that a caller of `insert` gives a new row. The others are written here. */
type Values<T extends PgTable, S extends PropertyKey = never> = Omit<
  T['$inferInsert'],
  'id' | 'seenAs' | Audit | ([S] extends [never] ? never : 'searchText')
>;
type Changes<T extends PgTable, S extends PropertyKey> = Partial<Values<T, S>>;

/** A row that is to be changed: its id, and what its search text is made of. */
type Stored<T extends PgTable, S extends PropertyKey> = { readonly id: string } & Pick<
  RowOf<T>,
  S & keyof RowOf<T>
>;

/** A row as it is stored, and what changes of it. */
export interface RowChange<T extends PgTable, S extends PropertyKey = never> {
  readonly row: RowOf<T> & Stored<T, S>;
  readonly changes: Changes<T, S>;
}

/** How the rows of a table are written. */
export interface RowsOf<T extends EntityTable, S extends PropertyKey> {
  readonly table: T;
  /** Its name in messages to users: `Institute`. */
  readonly noun: string;
  /**
   * The column that names the institution of a row. `platform` says that the rows are the same for every
   * tenant: everyone may read them, and no tenant may write them, even where the call is open to it.
   */
  readonly tenant: Column | 'platform';
  /** The field of each unique constraint, and the message when its value is taken. */
  readonly unique?: FieldMessages;
  /**
   * The field by which people distinguish the rows: no two look the same. Its normalized form is stored in the column
   * `seen_as`, with a unique index `<table>_seen_key`, whose message is that of the field in `unique`.
   */
  readonly named?: keyof RowOf<T>;
  /** The same for constraints that keep two rows from applying at the same time: `OVERLAP`. */
  readonly overlaps?: FieldMessages;
  /** The field of each foreign key, and the message when it names a row that does not exist. */
  readonly references?: FieldMessages;
  /** The fields that a search looks at. They are stored, folded, in the column `search_text`. */
  readonly searched?: readonly (S & keyof RowOf<T>)[];
}

/** The rows of a table, in the scope of a call. */
export interface LockableRows<T extends EntityTable> {
  readonly table: T;
  /** The condition that keeps a query inside the scope; undefined for the platform's rows. */
  within(scope: TenantScope): SQL | undefined;
  /** Returns an error for a row that the scope does not have: it looks like one that does not exist. */
  notFound(): HttpError;
  /** Locks a row until the transaction ends (see `lock-order.test.ts`), and returns it if the scope has it. */
  lockIfFound(context: ReadContext, id: string): Promise<RowOf<T> | undefined>;
}

/**
 * The writes that every resource has. A folder that writes more with a row, such as a search text that is
 * made of other tables too, exports its own functions instead, and its rows as `LockableRows`.
 */
export interface Rows<T extends EntityTable, S extends PropertyKey = never>
  extends LockableRows<T> {
  /** Adds a row and returns its id, a new one unless another row names it already. @throws HttpError `DUPLICATE` with the field whose value is taken. */
  insert(context: WriteContext, values: Values<T, S>, id?: string): Promise<string>;
  /**
   * Writes changes of a row that the caller has locked, and increments the version. Fields that are undefined stay, and
   * so does a row in which nothing differs: who has it open has seen it as it is. Returns whether anything does.
   * @throws HttpError `DUPLICATE`
   */
  update(context: WriteContext, row: Stored<T, S>, changes: Changes<T, S>): Promise<boolean>;
  /** Increments the version of a locked row, after a change of what its document shows of other tables. */
  touch(context: WriteContext, row: { readonly id: string }): Promise<void>;
  /** Updates many rows in one statement. */
  updateAll(context: WriteContext, all: readonly RowChange<T, S>[]): Promise<void>;
  /** Removes a row that the caller has locked. @throws HttpError `IN_USE` when another row refers to it. */
  remove(context: WriteContext, row: { readonly id: string }): Promise<void>;
}

/** Returns the writes of a table, which its folder alone calls (`npm run check tables`). */
export function rowsOf<T extends EntityTable, const S extends PropertyKey = never>(
  of: RowsOf<T, S>,
): Rows<T, S> {
  const { table, noun, tenant, searched, named } = of;
  const seen = Object.values(of.unique ?? {}).find(([path]) => path === named);
  const messages = {
    ...of,
    unique: { ...of.unique, ...(seen && { [`${getTableName(table)}_seen_key`]: seen }) },
  };
  const inScope = (scope: TenantScope) =>
    tenant === 'platform' ? undefined : within(scope, tenant);
  const row = ({ actor }: ReadContext, id: string) => and(eq(table.id, id), inScope(actor.scope));

  function requireWriter({ actor }: ReadContext): void {
    if (tenant === 'platform' && actor.scope.kind !== 'platform') throw new HttpError('FORBIDDEN');
  }

  /** No caller puts a row into another tenant than the one that it speaks for, whatever it has checked itself. */
  function requireOwn({ actor: { scope } }: ReadContext, values: object): void {
    if (tenant === 'platform' || scope.kind === 'platform') return;
    const [owner] = Object.entries(getTableColumns(table)).filter(
      ([, column]) => column.name === tenant.name,
    );
    const id = owner && new Map<string, unknown>(Object.entries(values)).get(owner[0]);
    if (id !== scope.id) throw new HttpError('FORBIDDEN');
  }

  function searchTextOf(values: object): { searchText?: string } {
    if (!searched) return {};
    const columns = new Map<PropertyKey, unknown>(Object.entries(values));
    return { searchText: searchText(searched.map((name) => textOf(columns.get(name)))) };
  }

  /** Returns the normalized form of the name, where a name is written. */
  function seenNameOf(values: object): { seenAs?: string } {
    const entry = Object.entries(values).find(([key]) => key === named);
    return entry ? { seenAs: seenAs(String(entry[1])) } : {};
  }

  /** Returns the columns to write: those whose values differ, and the search text that follows from them. */
  function writtenOf(stored: object, changes: Changes<T, S>): Readonly<Record<string, unknown>> {
    const before = new Map<string, unknown>(Object.entries(stored));
    const written = Object.fromEntries(
      Object.entries(defined(changes)).filter(
        ([name, value]) => !before.has(name) || !isDeepStrictEqual(value, before.get(name)),
      ),
    );
    const isFound = searched?.some((name) => Object.hasOwn(written, name));
    return {
      ...(isFound && searchTextOf({ ...stored, ...written })),
      ...seenNameOf(written),
      ...written,
    };
  }

  async function write(
    context: WriteContext,
    id: string,
    written: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const { db, actor, now } = context;
    const set = {
      ...written,
      updatedAt: now,
      updatedBy: actor.userId,
      version: sql`${table.version} + 1`,
    };
    // Its type is the caller's: here it depends on the table.
    const values = set as PgUpdateSetSource<T>;
    await namingFields(messages, () => db.update(table).set(values).where(row(context, id)));
  }

  return {
    table,
    within: inScope,
    notFound: () => new HttpError('NOT_FOUND', { message: `${noun} not found.` }),

    async lockIfFound(context, id) {
      const [stored] = await context.db
        .select()
        .from<PgTable>(table)
        .where(row(context, id))
        .for('update');
      // All columns of the table, which its type cannot follow.
      return stored as RowOf<T> | undefined;
    },

    async insert(context, values, id = newId(context.now.getTime())) {
      requireWriter(context);
      const { db, actor, now } = context;
      const rowValues = {
        ...searchTextOf(values),
        ...values,
        ...seenNameOf(values),
        id,
        ...created(actor.userId, now),
      };
      requireOwn(context, rowValues);
      // Its type is the caller's: here it depends on the table.
      await namingFields(messages, () => db.insert(table).values(rowValues as PgInsertValue<T>));
      return id;
    },

    async update(context, stored, changes) {
      requireWriter(context);
      const written = writtenOf(stored, changes);
      const differs = Object.keys(written).length > 0;
      if (differs) await write(context, stored.id, written);
      return differs;
    },

    async touch(context, { id }) {
      requireWriter(context);
      await write(context, id, {});
    },

    async updateAll(context, all) {
      requireWriter(context);
      const { db, actor, now } = context;
      const written = all
        .map(({ row: stored, changes }) => ({ stored, set: writtenOf(stored, changes) }))
        .filter(({ set }) => Object.keys(set).length > 0);
      const changed = Object.entries(getTableColumns(table)).filter(([key]) =>
        written.some(({ set }) => Object.hasOwn(set, key)),
      );
      if (changed.length === 0) return;
      // A column that one row changes and another does not is written as the other has it.
      const documents = written.map(({ stored, set }) => {
        const values = new Map(Object.entries({ ...stored, ...set }));
        const named = changed.map(([key, { name }]) => [name, values.get(key)] as const);
        return Object.fromEntries([['id', stored.id], ...named]);
      });
      const columns = changed.map(([, { name }]) => {
        const column = sql.identifier(name);
        return sql`${column} = given.${column}`;
      });
      const at = sql`${now.toISOString()}::timestamptz`;
      const write = sql`
        update ${table} set ${sql.join(columns, sql`, `)}, updated_at = ${at},
          updated_by = ${actor.userId}::text, version = ${table.version} + 1
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb) as given
        where ${and(sql`${table.id} = given.id`, inScope(actor.scope))}`;
      await namingFields(messages, () => db.execute(write));
    },

    async remove(context, { id }) {
      requireWriter(context);
      try {
        await context.db.delete(table).where(row(context, id));
      } catch (error) {
        throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new HttpError('IN_USE') : error;
      }
    },
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
