import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';
import { addAuditMonths, detachAuditMonths } from './months.ts';

describe.each(allDatabases)('the months of the audit log on $kind', (database) => {
  const test = useTestApp(database);

  async function months(): Promise<string[]> {
    const { rows } = await test.db.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'audit_entry'::regclass order by name`);
    return rows.map(({ name }) => name);
  }

  const nameOf = (month: Date) =>
    `audit_entry_${month.getUTCFullYear()}_${String(month.getUTCMonth() + 1).padStart(2, '0')}`;

  it('are made ahead of time, and entries lie in that of their moment', async () => {
    await addAuditMonths(test.db);
    await addAuditMonths(test.db);
    const now = new Date();
    const coming = [0, 1, 2].map((ahead) =>
      nameOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))),
    );
    expect(await months()).toEqual(expect.arrayContaining(coming));
    await test.signIn(ADMIN);
    const { rows } = await test.db.execute<{ name: string }>(
      sql`select distinct tableoid::regclass::text as name from audit_entry`,
    );
    expect(rows).toEqual([{ name: coming[0] }]);
  });

  it('are detached by a command, with their entries, and can’t be changed then either', async () => {
    await test.db.execute(sql`select audit_add_months('2019-11-01', 3)`);
    await test.db.execute(sql`
      insert into audit_entry (id, at, action, record_kind, record_id, changes, search_text)
      values ('old', '2019-12-31T23:59:59Z', 'create', 'user', 'someone', '[]', ' someone')`);
    const now = new Date();
    const retention = (now.getUTCFullYear() - 2020) * 12 + now.getUTCMonth(); // What is of January 2020 or later.
    expect(await detachAuditMonths(test.db, retention)).toEqual([
      'audit_entry_2019_11',
      'audit_entry_2019_12',
    ]);
    expect(await detachAuditMonths(test.db, retention)).toEqual([]);
    expect(await months()).toContain('audit_entry_2020_01');
    expect(await months()).not.toContain('audit_entry_2019_12');
    const archived = sql`select id from audit_archive.audit_entry_2019_12`;
    expect((await test.db.execute(archived)).rows).toEqual([{ id: 'old' }]);
    await expect(
      test.db.execute(sql`delete from audit_archive.audit_entry_2019_12`),
    ).rejects.toMatchObject({ cause: { message: 'The audit log is append-only.' } });
    expect((await test.db.execute(archived)).rows).toEqual([{ id: 'old' }]);
    await test.db.execute(sql`drop schema audit_archive cascade`);
    await test.db.execute(sql`alter table audit_entry detach partition audit_entry_2020_01`);
    await test.db.execute(sql`drop table audit_entry_2020_01`);
  });
});
