import * as z from 'zod/mini';

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) }),
  ),
});

/**
 * The statements by which the audit log has the writes of tables that a schema has and the one before it has not. What
 * the log names their records by is the table as the contract writes it, and their name where they have one.
 * @param before and after as drizzle-kit keeps a schema.
 */
export function auditOfNewTables(before: unknown, after: unknown): string[] {
  const old = z.parse(snapshot, before).tables;
  return Object.entries(z.parse(snapshot, after).tables)
    .filter(([key, { columns }]) => !(key in old) && 'id' in columns)
    .map(([, { name: table, columns }]) => {
      const kind = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      const rule = { kind, ...('name' in columns && { name: ['name'] }) };
      return `SELECT audit_writes_of('${table}', '${JSON.stringify(rule)}');`;
    });
}
