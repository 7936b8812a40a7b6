import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logFrom } from '../log.ts';
import { readings } from '../metrics/registry.ts';
import { copyPrepared } from '../testing/prepared.ts';
import type { OpenDatabase } from './database.ts';
import { startCheckpoints, startMaintenance } from './maintenance.ts';
import { openDatabase } from './open.ts';

const TEN_MINUTES = 600_000;

describe('the maintenance of the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-maintenance-'));
  let open: OpenDatabase;
  let lines: string[];

  beforeAll(async () => {
    const dir = path.join(folder, 'db');
    copyPrepared('base', dir);
    open = await openDatabase({ kind: 'pglite', dir });
    await open.pool.query('create table busy (id integer primary key, note text)');
    await open.pool.query("insert into busy select n, 'first' from generate_series(1, 2000) n");
  });
  afterAll(async () => {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    logFrom('warn', 'json');
  });

  /** The timer on a clock of the test's; everything else keeps its own time. */
  function start(database: Parameters<typeof startMaintenance>[0]) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    lines = [];
    logFrom('info', 'json');
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    return startMaintenance(database, TEN_MINUTES);
  }

  const said = (event: string) => lines.filter((line) => line.includes(event));

  async function deadRows(): Promise<number> {
    const { rows } = await open.pool.query<{ dead: number }>(
      "select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'busy'",
    );
    return rows[0]?.dead ?? 0;
  }

  it('removes dead rows every ten minutes, and says so in log and metrics', async () => {
    await open.pool.query("update busy set note = 'second'");
    await vi.waitFor(async () => expect(await deadRows()).toBeGreaterThanOrEqual(2000), 300_000);
    const maintenance = start(open);
    vi.advanceTimersByTime(TEN_MINUTES - 1);
    expect(said('database.maintained')).toEqual([]);
    expect(await deadRows()).toBeGreaterThanOrEqual(2000);

    vi.advanceTimersByTime(1);
    await vi.waitUntil(() => said('database.maintained').length === 1, { timeout: 300_000 });
    expect(await deadRows()).toBe(0);
    expect(said('database.maintained')[0]).toMatch(/deadRows\D+[2-9]\d{3}/);
    const measured = (await readings()).find(({ name }) => name === 'booking_maintenance_total');
    expect(measured?.values).toContainEqual(
      expect.objectContaining({ labels: { outcome: 'done' }, value: 1 }),
    );

    maintenance.stop();
    vi.advanceTimersByTime(10 * TEN_MINUTES);
    expect(said('database.maintained')).toHaveLength(1);
  });

  it('makes a checkpoint when the log has grown long, since no one else does', async () => {
    const logBytes = async () => {
      const { rows } = await open.pool.query<{ bytes: number }>(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as bytes
          from pg_control_checkpoint()`,
      );
      return rows[0]?.bytes ?? 0;
    };
    const segment = 16 * 1024 * 1024;
    await open.pool.query('checkpoint');
    for (let segments = 0; segments < 5; segments += 1) {
      await open.pool.query("update busy set note = 'third' where id = 1");
      await open.pool.query('select pg_switch_wal()');
    }
    expect(await logBytes()).toBeGreaterThan(4 * segment);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shortLog = startCheckpoints(open, 2000);
    vi.advanceTimersByTime(2000);
    await vi.waitUntil(async () => (await logBytes()) < segment, { timeout: 300_000 });
    shortLog.stop();
  });

  it('goes on after a failure, and starts no round while one is under way', async () => {
    let rounds = 0;
    let fail: (error: Error) => void = () => {};
    const query = () => {
      rounds += 1;
      return new Promise((_, reject) => {
        fail = reject;
      });
    };
    const pool = Object.assign(Object.create(open.pool), { query });
    const maintenance = start({ pool, withoutTimeout: open.withoutTimeout });
    vi.advanceTimersByTime(3 * TEN_MINUTES);
    expect(rounds).toBe(1);
    fail(new Error('the database is away'));
    await vi.waitUntil(() => said('database.maintenance').length === 1, 300_000);
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(rounds).toBe(2);
    maintenance.stop();
  });
});
