import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** The tables that each table refers to, by their names; those that a row can't be without apart. */
const references: ReadonlyMap<
  string,
  { readonly all: ReadonlySet<string>; readonly required: ReadonlySet<string> }
> = new Map(
  Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name, foreignKeys } = getTableConfig(table);
    const keys = foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return {
        to: getTableName(foreignTable),
        isRequired: columns.every(({ notNull }) => notNull),
      };
    });
    const all = new Set(keys.map(({ to }) => to));
    const required = new Set(keys.filter(({ isRequired }) => isRequired).map(({ to }) => to));
    return [[name, { all, required }] as const];
  }),
);

/** Whether rows of a table can refer to rows of another. */
export function refers(table: string, target: string): boolean {
  return references.get(table)?.all.has(target) ?? false;
}

/** The tables of which no row can be without one of a table, directly or through others. */
export function tablesOf(root: string): ReadonlySet<string> {
  const belonging = new Set([root]);
  for (let size = 0; size !== belonging.size; ) {
    size = belonging.size;
    for (const [table, { required }] of references) {
      if ([...required].some((target) => belonging.has(target))) belonging.add(table);
    }
  }
  belonging.delete(root);
  return belonging;
}
