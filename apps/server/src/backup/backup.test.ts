import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseAddress } from '../config/database-address.ts';
import { createAdmin } from '../create-admin/create-admin.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { storeFile } from '../files/store.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { copyPrepared } from '../testing/prepared.ts';
import { backup, restore } from './backup.ts';
import { BackupError } from './backup-file.ts';
import { rowsOf, settings, tablesOf } from './rows.ts';
import { tableSum } from './table-sum.ts';

const SAMPLE_INSTITUTES = 248;
const FIRST_ADMIN = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@first.example',
  password: 'a lake between hills',
};

const PICTURE = {
  hash: 'p'.repeat(43),
  type: 'image/png',
  bytes: Buffer.from([0, 1, 2, 250, 255]),
  object: null,
};

describe('a backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-backup-'));
  const served = { kind: 'pglite', dir: path.join(folder, 'served') } as const;
  const file = path.join(folder, 'monday.backup');
  /** Backup of a small installation, for what is restored again and again. */
  const small = path.join(folder, 'small.backup');
  let open: OpenDatabase;

  beforeAll(async () => {
    const real = path.join(folder, 'real');
    copyPrepared('sample', real);
    // The folder of the data is a link, as on a larger disk.
    symlinkSync(real, served.dir);
    open = await openDatabase(served, 'serving the test');
    await storeFile(open.db, PICTURE, new Date());
    const base = { kind: 'pglite', dir: path.join(folder, 'base') } as const;
    copyPrepared('base', base.dir);
    const database = await openDatabase(base);
    await createAdmin(database.db, FIRST_ADMIN, new Date());
    await database.close();
    await backup(base, small);
  });
  afterAll(async () => {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The sums of all tables of a database, by name. */
  async function sums(pool: pg.Pool): Promise<Record<string, string>> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await settings(client);
      const byTable: Record<string, string> = {};
      for (const table of await tablesOf(client)) {
        const sum = tableSum();
        for await (const json of rowsOf(client, table)) sum.add(json);
        byTable[table] = `${sum.rows()} ${sum.sum()}`;
      }
      await client.query('rollback');
      return byTable;
    } finally {
      client.release();
    }
  }

  async function sumsAt(address: DatabaseAddress): Promise<Record<string, string>> {
    const database = await openDatabase(address);
    try {
      return await sums(database.pool);
    } finally {
      await database.close();
    }
  }

  /** A new database of the tests' PostgreSQL. */
  const onPostgres = (work: (address: DatabaseAddress, url: string) => Promise<void>) =>
    withNewDatabase((url) => work({ kind: 'postgres', url }, url));

  /** Replaces what is there as soon as the connections that were just closed are gone. */
  async function restoreAlone(address: DatabaseAddress, from: string): Promise<unknown> {
    return vi.waitUntil(
      async () => {
        const done = restore(address, from, { replace: true });
        const alone = await done.then(
          () => true,
          (error: Error) => !error.message.includes('Stop the servers'),
        );
        return alone && done;
      },
      { timeout: 300_000 },
    );
  }

  it('is made while a server writes, and holds what was there at one moment', async () => {
    const institutes = async () => {
      const { rows } = await open.pool.query('select count(*)::int as n from institution');
      return rows[0].n;
    };
    expect(await institutes()).toBe(SAMPLE_INSTITUTES);
    let writing = true;
    let written = 0;
    const write = async () => {
      while (writing) {
        await open.pool.query(`begin; update app_user set created_by = '${written}';
          update institution set created_by = '${written}'; commit`);
        written += 1;
      }
    };
    const writer = write();
    const result = await backup(served, file);
    writing = false;
    await writer;
    expect(written).toBeGreaterThan(0);
    expect(result.tables).toBe(Object.keys(await sums(open.pool)).length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);

    await onPostgres(async (restored) => {
      await restore(restored, file, { replace: false });
      const database = await openDatabase(restored);
      const { rows } = await database.pool.query(
        'select created_by from app_user union select created_by from institution',
      );
      expect(rows).toHaveLength(1);
      await database.close();
    });
  });

  it('comes back with equal sums of every table, from embedded to served and back', async () => {
    const expected = await sums(open.pool);
    const first = path.join(folder, 'first.backup');
    await backup(served, first);
    await onPostgres(async (address) => {
      expect(await restore(address, first, { replace: false })).toMatchObject({
        tables: Object.keys(expected).length,
      });
      expect(await sumsAt(address)).toEqual(expected);
      const second = path.join(folder, 'second.backup');
      await backup(address, second);
      const back: DatabaseAddress = { kind: 'pglite', dir: path.join(folder, 'back') };
      await restore(back, second, { replace: false });
      expect(await sumsAt(back)).toEqual(expected);
      // The restored one is a whole database: its links hold, and it goes on from there.
      const database = await openDatabase(back);
      expect(await migrate(database.pool)).toBe(0);
      await expect(
        database.pool.query("update app_user set institution_id = 'nobody'"),
      ).rejects.toThrow(/foreign key/);
      const unread = await database.pool.query(
        "select conname from pg_constraint where contype = 'f' and not convalidated",
      );
      expect(unread.rows).toEqual([]);
      await database.close();
    });
  });

  it('replaces nothing that it was not told to replace, and no one who is at work', async () => {
    await expect(restore(served, file, { replace: true })).rejects.toThrow(/in use by process/);
    await onPostgres(async (address, url) => {
      await restore(address, small, { replace: false });
      const before = await sumsAt(address);
      await expect(restore(address, small, { replace: false })).rejects.toThrow(/--replace/);
      expect(await sumsAt(address)).toEqual(before);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await expect(restore(address, small, { replace: true })).rejects.toThrow(/Stop the servers/);
      await client.query('delete from institution where false');
      await client.end();
      await restoreAlone(address, small);
      expect(await sumsAt(address)).toEqual(before);
    });
  });

  it('leaves the database as it was when the file is damaged, cut short or something else', async () => {
    const bytes = readFileSync(small);
    const text = gunzipSync(bytes).toString();
    const lines = text.split('\n');
    const spoiled = {
      cut: bytes.subarray(0, bytes.length / 2),
      'without an end': gzipSync(lines.slice(0, -2).join('\n')),
      'a letter changed': gzipSync(text.replace(FIRST_ADMIN.lastName, 'Mehtx')),
      'a row less': gzipSync(lines.filter((_, n) => n !== 5).join('\n')),
      'a later one': gzipSync(text.replace(/"migrations":\["/, '"migrations":["of tomorrow","')),
      'nothing but an end': gzipSync('#{"kind":"end","tables":0}\n'),
      'no head': gzipSync(lines.slice(1).join('\n')),
      'a head and an end': gzipSync([lines[0], ...lines.slice(-2)].join('\n')),
      'a table less': gzipSync(
        text.replace(/#\{"kind":"table","name":"throttle"\}\n[^#]*#\{"kind":"sum".*\n/, ''),
      ),
      'a table twice': gzipSync(
        text.replace(/#\{"kind":"table","name":"throttle"\}\n[^#]*#\{"kind":"sum".*\n/, '$&$&'),
      ),
      'no backup': gzipSync('hello\n'),
      'no archive': Buffer.from('hello\n'),
    };
    await onPostgres(async (address) => {
      await restore(address, small, { replace: false });
      const before = await sumsAt(address);
      for (const [name, content] of Object.entries(spoiled)) {
        const spoiledFile = path.join(folder, 'spoiled.backup');
        writeFileSync(spoiledFile, content);
        await expect(restoreAlone(address, spoiledFile), name).rejects.toThrow(
          /backup|another version/,
        );
        expect(await sumsAt(address), name).toEqual(before);
      }
    });
  });

  it('overwrites no file, and says when there is nothing to back up or to restore', async () => {
    await expect(backup(served, file)).rejects.toThrow(BackupError);
    const none: DatabaseAddress = { kind: 'pglite', dir: path.join(folder, 'none') };
    const target = path.join(folder, 'none.backup');
    await expect(backup(none, target)).rejects.toThrow(/No database found/);
    await expect(restore(none, target, { replace: false })).rejects.toThrow(/File not found/);
    expect(existsSync(none.dir)).toBe(false);
    await onPostgres(async (address) => {
      await expect(backup(address, target)).rejects.toThrow(/nothing to back up/);
      expect(existsSync(target)).toBe(false);
    });
  });
});
