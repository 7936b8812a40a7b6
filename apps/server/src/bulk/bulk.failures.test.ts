import { codes } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bulkJob } from '../schema/bulk.ts';
import { allDatabases } from '../testing/app.ts';
import { MANY, useBulkChanges } from '../testing/bulk-changes.ts';
import { runNextRow } from './run-row.ts';
import { SLICE, startBulkWorker } from './worker.ts';

describe.each(allDatabases)('a change of all rows that match on $kind', (database) => {
  const { checked, tag, send, test, tagged } = useBulkChanges(database);

  it('goes on after its process has died between two rows, and changes no row twice', async () => {
    const { _id } = await checked(tag('killed'));
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work(1);
    const half = (await send('GET', `/bulk/${_id}`)).bulk;
    expect(half).toMatchObject({ status: 'Running', counts: { Changed: SLICE, Waiting: 6 } });
    const versions = async () => {
      const { rows } = await test.db.execute<{ version: number }>(
        sql`select version from institution where name like 'Heron%' order by id`,
      );
      return rows.map(({ version }) => version);
    };
    const before = await versions();
    // Another process, which knows nothing but the database.
    const next = startBulkWorker({ db: test.db, hasDiskSpace: async () => true }, 0);
    next.serve(test.bulkWorker.calls());
    await next.work();
    await next.stop();
    expect((await send('GET', `/bulk/${_id}`)).bulk).toMatchObject({
      status: 'Done',
      counts: { Changed: MANY, Waiting: 0 },
    });
    const after = await versions();
    expect(after.map((version, at) => version - (before[at] ?? 0))).toEqual(
      before.map((_, at) => (at < SLICE ? 0 : 1)),
    );
  });

  it('notes an outcome with the change or not at all', async () => {
    const { _id } = await checked(tag('broken', 'search=kestrel'));
    await send('POST', `/bulk/${_id}/run`);
    await test.db.execute(sql`alter table bulk_item add constraint broken
      check (outcome <> 'Changed') not valid`);
    await test.bulkWorker.work();
    expect(await tagged('broken')).toBe(0);
    await test.db.execute(sql`alter table bulk_item drop constraint broken`);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect(await tagged('broken')).toBe(1);
    expect((await send('GET', `/bulk/${_id}`)).bulk).toMatchObject({ counts: { Changed: 1 } });
  });

  it('notes a row that fails in a way that no one foresaw, and goes on with those after it', async () => {
    await test.db.execute(sql`alter table institution add constraint odd
      check (name <> 'Heron 03' or not 'odd' = any(tags)) not valid`);
    const { _id, status, counts, reasons } = await checked(tag('odd'));
    const message = codes.INTERNAL.message;
    expect({ status, counts, reasons }).toMatchObject({
      status: 'Checked',
      counts: { Waiting: 0, Changed: MANY - 1, Failed: 1 },
      reasons: [{ code: 'INTERNAL', message, count: 1, names: ['Heron 03'] }],
    });
    await test.db.execute(sql`alter table institution drop constraint odd`);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect(await tagged('odd')).toBe(MANY - 1);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect(await tagged('odd')).toBe(MANY);
  });

  it('changes a row of a job whose check has ended since the slice began', async () => {
    const { _id } = await checked(tag('late', 'search=kestrel'));
    const [job] = await test.db.select().from(bulkJob).where(eq(bulkJob.id, _id));
    if (!job) throw new Error('It is there.');
    await send('POST', `/bulk/${_id}/run`);
    const before = { ...job, status: 'Checking' as const };
    await runNextRow(test.db, test.bulkWorker.calls(), before, new Date());
    expect(await tagged('late')).toBe(1);
  });

  it('tries a row again once the database is back', async () => {
    const { _id } = await checked(tag('away', 'search=kestrel'));
    await send('POST', `/bulk/${_id}/run`);
    await test.db.execute(sql`create function away() returns trigger language plpgsql as
      $$ begin raise exception 'shutting down' using errcode = '57P01'; end $$`);
    await test.db.execute(sql`create trigger away before update on institution
      for each row execute function away()`);
    await test.bulkWorker.work();
    expect((await send('GET', `/bulk/${_id}`)).bulk).toMatchObject({
      status: 'Running',
      counts: { Waiting: 1 },
    });
    await test.db.execute(sql`drop trigger away on institution`);
    await test.bulkWorker.work();
    expect(await tagged('away')).toBe(1);
  });

  it('says why rows fail, as their own call does, and tries them again', async () => {
    const body = { status: 'Suspended', reason: { code: 'legal', note: 'Order 12.' } };
    const change = { list: 'institution.list', call: 'institution.changeStatus', body };
    const { _id, counts, reasons } = await checked({ ...change, query: 'search=kestrel' });
    // It is still being set up.
    expect(counts).toMatchObject({ Failed: 1, Changed: 0 });
    expect(reasons).toEqual([
      { code: 'INVALID_TRANSITION', message: expect.any(String), count: 1, names: ['Kestrel'] },
    ]);
    const { bulk } = await send('POST', `/bulk/${_id}/run`);
    expect(bulk.status).toBe('Done');
    await test.db.execute(sql`update institution set status = 'Active' where name = 'Kestrel'`);
    await send('POST', `/bulk/${_id}/run`);
    await test.bulkWorker.work();
    expect((await send('GET', `/bulk/${_id}?outcome=Changed`)).bulk).toMatchObject({
      status: 'Done',
      counts: { Changed: 1, Failed: 0 },
      rows: [{ name: 'Kestrel', outcome: 'Changed', code: null }],
    });
  });
});
