import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { databases } from '../testing/app.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';

const postgres = databases.find((database) => database.kind === 'postgres');

describe.skipIf(!postgres)('migrations on postgres', () => {
  type NewPool = (settings?: pg.PoolConfig) => pg.Pool;

  async function onNewDatabase(work: (pool: NewPool) => Promise<void>) {
    if (postgres?.kind !== 'postgres') throw new Error('Skipped without PostgreSQL.');
    const name = `migrations_${process.pid}_${Date.now()}`;
    const admin = new pg.Pool({ connectionString: postgres.url, max: 1 });
    await admin.query(`create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const pools: pg.Pool[] = [];
    try {
      await work((settings) => {
        const pool = new pg.Pool({ connectionString: url.href, max: 2, ...settings });
        pools.push(pool);
        return pool;
      });
    } finally {
      for (const pool of pools) await pool.end();
      // PostgreSQL lets a database go when the last backend of the closed pools has.
      await vi.waitFor(() => admin.query(`drop database ${name}`));
      await admin.end();
    }
  }

  it('run once when several processes start together', async () => {
    await onNewDatabase(async (pool) => {
      const done = await Promise.all(Array.from({ length: 5 }, () => migrate(pool())));
      const made = done.filter((count) => count > 0);
      expect(made).toHaveLength(1);
      expect(await migrate(pool())).toBe(0);
    });
  });

  it('wait for another process longer than a query of the product may take', async () => {
    await onNewDatabase(async (pool) => {
      const other = pool();
      await migrate(other);
      const holder = await other.connect();
      await holder.query('begin');
      await holder.query('select from migration_lock for update');
      const late = async () => {
        const { rowCount } = await other.query(
          `select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '300 ms'`,
        );
        expect(rowCount).toBe(1);
      };
      const letGo = async () => {
        try {
          await vi.waitFor(late);
        } finally {
          await holder.query('rollback');
          holder.release();
        }
      };
      const [made] = await Promise.all([migrate(pool({ statement_timeout: 100 })), letGo()]);
      expect(made).toBe(0);
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
});
