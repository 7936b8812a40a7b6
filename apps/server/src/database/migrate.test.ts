import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { randomToken, tokenHash } from '../secrets.ts';
import { sessionKeys } from '../session/keys.ts';
import { rotate } from '../session/rotation.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { applyMigrations, migrate } from './migrate.ts';
import { DatabaseTooNew } from './too-new.ts';

const files = readMigrationFiles({
  migrationsFolder: path.join(import.meta.dirname, 'migrations'),
});

/** For a query, as the product has one: none but the one that waits comes near it. */
const LIMIT_MS = 2000;

describe('migrations on postgres', () => {
  type NewPool = (settings?: pg.PoolConfig) => pg.Pool;

  const onNewDatabase = (work: (pool: NewPool) => Promise<void>) =>
    withNewDatabase(async (connectionString) => {
      const pools: pg.Pool[] = [];
      try {
        await work((settings) => {
          const pool = new pg.Pool({ connectionString, max: 2, ...settings });
          pools.push(pool);
          return pool;
        });
      } finally {
        for (const pool of pools) await pool.end();
      }
    });

  it('run once when several processes start together', async () => {
    await onNewDatabase(async (pool) => {
      const done = await Promise.all(Array.from({ length: 5 }, () => migrate(pool())));
      const runs = done.filter((count) => count > 0);
      expect(runs).toHaveLength(1);
      expect(await migrate(pool())).toBe(0);
    });
  });

  it('wait for another process longer than a query of the product may take', async () => {
    await onNewDatabase(async (pool) => {
      const firstPool = pool();
      await migrate(firstPool);
      const holder = await firstPool.connect();
      await holder.query('begin');
      await holder.query('select from migration_lock for update');
      const late = async () => {
        const { rowCount } = await firstPool.query(
          `select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'
            and clock_timestamp() - query_start > interval '${2 * LIMIT_MS} ms'`,
        );
        expect(rowCount).toBe(1);
      };
      const letGo = async () => {
        try {
          await vi.waitFor(late, 300_000);
        } finally {
          await holder.query('rollback');
          holder.release();
        }
      };
      const [count] = await Promise.all([migrate(pool({ statement_timeout: LIMIT_MS })), letGo()]);
      expect(count).toBe(0);
    });
  });

  it('refuse a database of a later version, and leave it as it is', async () => {
    await onNewDatabase(async (pool) => {
      const own = pool();
      await migrate(own);
      await own.query("insert into migration (hash) values ('of tomorrow')");
      await expect(migrate(own)).rejects.toThrow(DatabaseTooNew);
    });
  });

  it('carry sessions on that were begun before they had branches', async () => {
    await onNewDatabase(async (pool) => {
      const own = pool();
      const client = await own.connect();
      await applyMigrations(
        client,
        files.slice(0, 2).map(({ hash }) => hash),
      );
      const [spent, good, late] = [randomToken(), randomToken(), randomToken()];
      await client.query(
        `insert into app_user (id, first_name, last_name, email, role, status, created_at, updated_at)
          values ('u', 'Asha', 'Mehta', 'asha@lakeview.example', 'Super Admin', 'Active', now(), now())`,
      );
      await client.query(
        `insert into session_family
            (id, user_id, created_at, expires_at, refreshed_at, generation, used_generation, revoked_at, revoked_for)
          values ('living', 'u', now(), now() + interval '8 hours', now(), 3, 2, null, null),
            ('ended', 'u', now(), now() + interval '8 hours', now(), 1, 1, now(), 'reuse')`,
      );
      for (const [token, family, generation] of [
        [spent, 'living', 1],
        [good, 'living', 3],
        [late, 'ended', 1],
      ] as const) {
        await client.query(
          'insert into refresh_token (hash, family_id, generation) values ($1, $2, $3)',
          [tokenHash(token), family, generation],
        );
      }
      client.release();

      expect(await migrate(own)).toBe(files.length - 2);
      const db = drizzle(own);
      const limits = { idleSeconds: 3600, absoluteSeconds: 28_800, graceSeconds: 30 };
      const refresh = (token: string) =>
        rotate(
          db,
          sessionKeys('a secret of the tests, long enough'),
          { token, cookieHash: undefined },
          limits,
          new Date(),
        );
      expect(await refresh(good)).toMatchObject({
        kind: 'granted',
        grant: { userId: 'u', familyId: 'living', branch: 0, generation: 4 },
      });
      expect(await refresh(late)).toEqual({ kind: 'over' });
      // One of two generations ago is known for what it is.
      expect(await refresh(spent)).toEqual({ kind: 'theft', familyId: 'living' });
      const { rows } = await own.query('select id, revoked_for from session_family order by id');
      expect(rows).toEqual([
        { id: 'ended', revoked_for: 'theft' },
        { id: 'living', revoked_for: 'theft' },
      ]);
    });
  });
});
