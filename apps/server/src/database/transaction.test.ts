import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently, PATIENT } from '../testing/patient.ts';
import { DatabaseTimeout } from './deadline.ts';
import { migrate } from './migrate.ts';
import { connectServed } from './open.ts';
import { inTransaction } from './transaction.ts';

/** The driver fails `times` times at a statement, as it does when a connection breaks. */
function failAt(statement: string, times: number) {
  let left = times;
  const query = pg.Client.prototype.query;
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function fail(
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [config] = asked;
    const text = typeof config === 'string' ? config : Reflect.get(Object(config), 'text');
    // The setting for the audit log follows a `begin`.
    if (!String(text).startsWith(statement) || left === 0) return Reflect.apply(query, this, asked);
    left -= 1;
    return Promise.reject(new Error(`Connection terminated at ${statement}`));
  });
}

// Every failure here is meant, and logged.
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(allDatabases)('transactions on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const busy = () => test.pool.totalCount - test.pool.idleCount;
  const me = () => test.call('GET', '/user/me', { token });
  const save = () => {
    const body = new FormData();
    body.append('preferences', '{"theme":"dark"}');
    return test.call('PATCH', '/user/me', { token, body });
  };

  it('keep no connection when `begin` fails, ten times', async () => {
    failAt('begin', 10);
    for (let times = 0; times < 10; times += 1) {
      expect((await save()).status).toBe(503);
    }
    expect(busy()).toBe(0);
    expect((await test.app.request('/readyz')).status).toBe(200);
    expect((await me()).status).toBe(200);
    expect((await save()).status).toBe(200);
  });

  it('give no connection back on which `rollback` failed', async () => {
    failAt('rollback', 1);
    const removed = vi.fn();
    test.pool.once('remove', removed);
    const work = () => Promise.reject(new Error('of the work'));
    await expect(inTransaction(test.db, work)).rejects.toThrow('of the work');
    await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(1), 300_000);
    expect(busy()).toBe(0);
    expect((await me()).status).toBe(200);
  });

  it('keep the connection when only the work has failed', async () => {
    const removed = vi.fn();
    test.pool.on('remove', removed);
    await expect(inTransaction(test.db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(busy()).toBe(0);
    expect(removed).not.toHaveBeenCalled();
    test.pool.off('remove', removed);
  });

  it('inside a transaction fail alone, and end with it', async () => {
    const seen = await inTransaction(test.db, async (tx) => {
      await tx.execute(sql`create temporary table part (n integer) on commit drop`);
      await inTransaction(tx, (part) => part.execute(sql`insert into part values (1)`));
      const failing = inTransaction(tx, async (part) => {
        await part.execute(sql`insert into part values (2)`);
        await part.execute(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toThrow();
      const { rows } = await tx.execute<{ n: number }>(sql`select n from part`);
      return rows;
    });
    expect(seen).toEqual([{ n: 1 }]);
  });
});

/** Longer than any test may take. */
const HANGS_MS = 900_000;

const postgres = allDatabases.filter(({ kind }) => kind === 'postgres');

describe.each(postgres)('transactions on a $kind that breaks', () => {
  const WRITERS = 20;
  const CUTS = 50;

  it(`leave no connection busy though all of them are cut ${CUTS} times under load`, async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      await migrate(open.pool);
      const killer = new pg.Client(url);
      await killer.connect();
      let cutting = true;
      let done = 0;
      const write = async () => {
        while (cutting) {
          await inTransaction(open.db, async (tx) => {
            await tx.execute(sql`insert into meta values (gen_random_uuid()::text, 'x')`);
          }).then(
            () => {
              done += 1;
            },
            () => {},
          );
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      for (let cut = 0; cut < CUTS; cut += 1) {
        const before = done;
        await vi.waitUntil(() => done > before, { timeout: 300_000, interval: 1 });
        await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        );
      }
      cutting = false;
      await Promise.all(writers);
      expect(open.pool.totalCount - open.pool.idleCount).toBe(0);
      await killer.end();
      await open.close();
    });
  });

  it('and migrations give no connection back on which `rollback` failed', async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      await migrate(open.pool);
      await open.pool.query("insert into migration (hash) values ('of tomorrow')");
      const removed = vi.fn();
      open.pool.on('remove', removed);
      const failing = failAt('rollback', 1);
      await expect(migrate(open.pool)).rejects.toThrow('another version');
      failing.mockRestore();
      await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(1), 300_000);
      expect(open.pool.totalCount - open.pool.idleCount).toBe(0);
      await open.close();
    });
  });

  it('end with the time of their request, and their connection with them', async () => {
    await withNewDatabase(async (url) => {
      // No statement ends by itself: time stands still until the statement runs.
      const limits = {
        ...PATIENT,
        connectMs: HANGS_MS,
        statementMs: HANGS_MS,
        requestMs: HANGS_MS,
      };
      const open = connectServed(url, limits);
      const admin = new pg.Client(url);
      await admin.connect();
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const work = () => inTransaction(open.db, (tx) => tx.execute(sql`select pg_sleep(600)`));
      const ended = expect(open.forRequest(work)).rejects.toMatchObject({
        cause: expect.any(DatabaseTimeout),
      });
      const ofSleep =
        "from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
      while ((await admin.query(`select ${ofSleep}`)).rowCount === 0);
      await vi.advanceTimersByTimeAsync(HANGS_MS);
      await ended;
      expect(open.pool.totalCount - open.pool.idleCount).toBe(0);
      vi.useRealTimers();
      // The server knows nothing of our limit, and would sleep on.
      await admin.query(`select pg_terminate_backend(pid) ${ofSleep}`);
      await admin.end();
      await open.close();
    });
  });
});
