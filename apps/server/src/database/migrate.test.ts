import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';

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
