import { describe, expect, it } from 'vitest';
import { auditOfNewTables } from './audit-of-tables.ts';

const tables = (...named: readonly (readonly [name: string, ...columns: string[]])[]) => ({
  tables: Object.fromEntries(
    named.map(([name, ...columns]) => [
      `public.${name}`,
      { name, columns: Object.fromEntries(columns.map((column) => [column, {}])) },
    ]),
  ),
});
const before = tables(['ota', 'id', 'name']);

describe('the audit log of a new table', () => {
  it('has its writes, under the name that the contract has for it', () => {
    expect(auditOfNewTables(before, tables(['ota', 'id'], ['rate_plan', 'id', 'name']))).toEqual([
      `SELECT audit_writes_of('rate_plan', '{"kind":"ratePlan","name":["name"]}');`,
    ]);
  });

  it('names no record whose table has no name', () => {
    expect(auditOfNewTables(before, tables(['visit', 'id', 'day']))).toEqual([
      `SELECT audit_writes_of('visit', '{"kind":"visit"}');`,
    ]);
  });

  it('leaves out what is no record of its own, and what was there', () => {
    const after = tables(['ota', 'id', 'name', 'code'], ['ota_tag', 'ota_id', 'tag']);
    expect(auditOfNewTables(before, after)).toEqual([]);
  });
});
