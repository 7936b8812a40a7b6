import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { composed } from './composed.ts';

/** JSON that the database has built: passed on as it is, never parsed here. */
export interface RawJson {
  readonly json: string;
}

/** The fields of an entity on the wire, each with the SQL that makes it. */
export type DocumentFields = Readonly<Record<string, SQL>>;

const wholeDocuments = new WeakMap<DocumentFields, SQL>();

/** The JSON object of some fields, `_id` always among them. Fields that are the same object are composed once. */
export function documentOf(fields: DocumentFields, selected?: readonly string[]): SQL {
  if (selected) {
    const names = new Set(['_id', ...selected]);
    return jsonObject([...names].map((name) => [name, composed(fields[name] ?? absent)]));
  }
  const stored = wholeDocuments.get(fields);
  if (stored) return stored;
  const document = composed(jsonObject(Object.entries(fields)));
  wholeDocuments.set(fields, document);
  return document;
}

const absent = sql`null`;

/** The JSON object of names and the SQL of their values. */
export function jsonObject(fields: Iterable<readonly [name: string, value: SQL]>): SQL {
  const pairs = Array.from(fields, ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** An instant on the wire: ISO 8601 in UTC, to the millisecond. */
export function isoInstant(column: AnyPgColumn | SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** An amount of minor units on the wire: major ones. */
export function major(minor: AnyPgColumn | SQL): SQL {
  return sql`(${minor})::float / 100`;
}

type Audited = Readonly<
  Record<'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy' | 'version', AnyPgColumn>
>;

/** The fields that every stored entity has, and those that are columns of the same name. */
export function entityFields<K extends string>(
  table: Audited & Readonly<Record<K, AnyPgColumn>>,
  names: readonly K[],
): DocumentFields {
  return {
    _id: sql`${table.id}`,
    ...Object.fromEntries(names.map((name) => [name, sql`${table[name]}`])),
    createdAt: isoInstant(table.createdAt),
    updatedAt: isoInstant(table.updatedAt),
    createdBy: sql`${table.createdBy}`,
    updatedBy: sql`${table.updatedBy}`,
    __v: sql`${table.version}`,
  };
}
