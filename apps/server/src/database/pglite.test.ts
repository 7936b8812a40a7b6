import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTY, setFault } from '../testing/database/fault.ts';
import { copyPrepared } from '../testing/prepared.ts';
import type { OpenDatabase } from './database.ts';
import { DirectoryUnusable } from './lock.ts';
import { connectEmbedded } from './open.ts';
import { type EmbeddedDatabase, openPglite } from './pglite.ts';

/** Never ends, and looks for no signal: what a hanging backend is like. */
const ENDLESS = 'select count(*) from generate_series(1, 1000000000000)';

// A start takes a second on a quiet machine, and many on a busy one.
describe('the thread of the embedded database', () => {
  // Lost statements are intended here, and logged.
  beforeAll(() => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    copyPrepared('base', dir);
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'booking-thread-'));
  const dir = path.join(folder, 'db');
  let embedded: EmbeddedDatabase;
  let open: OpenDatabase;
  let changes: (string | null)[];
  let pauses: number[];

  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    changes = [];
    pauses = [];
    embedded = await openPglite(dir, {
      entry: FAULTY,
      hungAfterMs: 1500,
      onChange: (lost) => changes.push(lost?.message ?? null),
      pause: async (ms) => {
        pauses.push(ms);
      },
    });
    open = connectEmbedded({ host: embedded.socketDir, port: embedded.port });
    await open.pool.query('create table if not exists kept (id integer primary key)');
    await open.pool.query('truncate kept');
  });
  afterEach(async () => {
    setFault(dir, null);
    await open.close();
    await embedded.close();
  });

  const back = () => vi.waitFor(() => expect(changes.at(-1)).toBeNull(), { timeout: 300_000 });
  const ids = async () => {
    const { rows } = await open.pool.query<{ id: number }>('select id from kept order by id');
    return rows.map(({ id }) => id);
  };

  it('acknowledges nothing that the disk has failed to write down, and starts again', async () => {
    await open.pool.query('insert into kept values (1)');
    setFault(dir, 'broken');
    await expect(open.pool.query('insert into kept values (2)')).rejects.toThrow(/terminated/);
    setFault(dir, null);
    await back();
    expect(changes[0]).toContain('EIO');
    // A statement without a response may be stored or not; one with a response is.
    expect([[1], [1, 2]]).toContainEqual(await ids());
    await open.pool.query('insert into kept values (3)');
    expect(await ids()).toContain(3);
  });

  it('keeps trying while the disk does not let it start', async () => {
    setFault(dir, 'broken');
    await expect(open.pool.query('insert into kept values (4)')).rejects.toThrow();
    await vi.waitFor(() => expect(changes.length).toBeGreaterThan(1), { timeout: 300_000 });
    expect(changes).not.toContain(null);
    setFault(dir, null);
    await back();
    await open.pool.query('insert into kept values (5)');
    expect(await ids()).toContain(5);
  });

  it('loses nothing when the disk has no room for its log, and goes on once there is', async () => {
    await open.pool.query('insert into kept values (8)');
    setFault(dir, 'full');
    // A new piece of the log, which cannot be made.
    const onNewLog = async () => {
      await open.pool.query('select pg_switch_wal()');
      await open.pool.query('insert into kept values (9)');
    };
    await expect(onNewLog()).rejects.toThrow();
    setFault(dir, null);
    await vi.waitUntil(
      () =>
        open.pool.query('insert into kept values (10)').then(
          () => true,
          () => false,
        ),
      { timeout: 300_000 },
    );
    expect(await ids()).toEqual(expect.arrayContaining([8, 10]));
  });

  it('ends a statement that hangs, and starts again', async () => {
    await open.pool.query('insert into kept values (5)');
    await expect(open.pool.query(ENDLESS)).rejects.toThrow(/terminated/);
    await back();
    expect(changes[0]).toContain('longer than 1500 ms');
    expect(await ids()).toEqual([5]);
  });

  it('lets a statement that is none of a request take its time', async () => {
    const started = Date.now();
    await embedded.withoutTimeout(() =>
      open.pool.query(`do $$ begin
        while clock_timestamp() < now() + interval '2 seconds' loop end loop; end $$`),
    );
    expect(Date.now() - started).toBeGreaterThan(1500);
    expect(changes).toEqual([]);
  });

  it('opens beside what a kill in the middle of a start has left, and clears it away', async () => {
    await open.close();
    await embedded.close();
    writeFileSync(path.join(dir, 'postmaster.pid'), '');
    const socketDir = mkdtempSync(path.join(tmpdir(), 'booking-'));
    const killed = {
      pid: 1,
      since: '2026-11-22',
      doing: 'it',
      snapshotSocket: path.join(socketDir, 'snapshot'),
    };
    writeFileSync(`${dir}.holder`, JSON.stringify(killed));
    const link = path.join(folder, 'link');
    symlinkSync(dir, link);
    embedded = await openPglite(link);
    expect(existsSync(socketDir)).toBe(false);
    open = connectEmbedded({ host: embedded.socketDir, port: embedded.port });
    await open.pool.query('insert into kept values (11)');
    expect(await ids()).toEqual([11]);
  });

  it('refuses in one line what is no data of its own, and what a PostgreSQL server has open', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    for (const no of [file, path.join(file, 'db')]) {
      const refused = openPglite(no).catch((error: unknown) => error);
      expect(await refused).toBeInstanceOf(DirectoryUnusable);
      expect(String(await refused)).toMatch(/^[^\n]+another DATA_DIR\.$/);
    }
    const owned = path.join(folder, 'owned');
    mkdirSync(owned);
    writeFileSync(path.join(owned, 'postmaster.pid'), `${process.pid}\n${owned}\n`);
    await expect(openPglite(owned)).rejects.toThrow(`runs on it as process ${process.pid}`);
    expect(existsSync(path.join(owned, 'postmaster.pid'))).toBe(true);
    writeFileSync(path.join(owned, 'postmaster.pid'), '');
    writeFileSync(path.join(owned, 'PG_VERSION'), 'junk');
    const junk = await openPglite(owned).catch((error: unknown) => error);
    expect(junk).toBeInstanceOf(DirectoryUnusable);
    expect(String(junk)).not.toContain('[object');
  });

  it('waits longer before each start while none of them lasts', async () => {
    setFault(dir, 'broken');
    await expect(open.pool.query('insert into kept values (6)')).rejects.toThrow();
    await vi.waitUntil(() => pauses.length > 7, { timeout: 300_000 });
    setFault(dir, null);
    await back();
    expect(pauses.slice(0, 8)).toEqual([0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('can be closed while it is down', async () => {
    setFault(dir, 'broken');
    await expect(open.pool.query('insert into kept values (6)')).rejects.toThrow();
    await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0), 300_000);
    await embedded.close();
    await open.close();
    setFault(dir, null);
    embedded = await openPglite(dir);
    open = connectEmbedded({ host: embedded.socketDir, port: embedded.port });
    await open.pool.query('insert into kept values (7)');
    expect(await ids()).toContain(7);
  });
});
