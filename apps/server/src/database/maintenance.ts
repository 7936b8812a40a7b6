import { log } from '../log.ts';
import { maintenanceRuns } from '../metrics/metrics.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Does for the embedded database what autovacuum and the checkpointer do for a served one: it runs as a single process
 * and has neither, and without them reads grow slower with every write.
 *
 * Goes through the pool, whose one connection is free only between transactions.
 */
export function startMaintenance(database: Maintained, everyMs: number): { stop(): void } {
  return repeat(everyMs, () => maintain(database));
}

/**
 * Makes a checkpoint whenever the log has grown by 64 MB: in single-user mode PostgreSQL makes none
 * however long its log grows, until the disk is full.
 */
export function startCheckpoints(database: Maintained, everyMs: number): { stop(): void } {
  return repeat(everyMs, async () => {
    // It comes so often that a database that is away is for others to report.
    const looked = await database.pool.query<{ long: boolean }>(LONG_LOG).catch(() => undefined);
    if (looked?.rows[0]?.long)
      await database.withoutTimeout(() => database.pool.query('checkpoint'));
  });
}

const LONG_LOG = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 64 * 1024 * 1024 as long
  from pg_control_checkpoint()`;

type Maintained = Pick<OpenDatabase, 'pool' | 'withoutTimeout'>;

function repeat(everyMs: number, work: () => Promise<void>): { stop(): void } {
  let running = false;
  const timer = setInterval(async () => {
    // A round that takes longer than the pause is not started a second time.
    if (running) return;
    running = true;
    try {
      await work();
    } catch (error) {
      maintenanceRuns.inc({ outcome: 'failed' });
      log('warn', 'database.maintenance', { error });
    }
    running = false;
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** One table after the other, so that requests get their turn in between. */
async function maintain({ pool, withoutTimeout }: Maintained): Promise<void> {
  const start = performance.now();
  const { rows: tables } = await pool.query<{ name: string; dead: number }>(CHANGED);
  for (const { name } of tables) await withoutTimeout(() => pool.query(`vacuum (analyze) ${name}`));
  await withoutTimeout(() => pool.query('checkpoint'));
  log('info', 'database.maintained', {
    tables: tables.length,
    deadRows: tables.reduce((sum, { dead }) => sum + dead, 0),
    ms: Math.round(performance.now() - start),
  });
  maintenanceRuns.inc({ outcome: 'done' });
}

/** Tables with rows that no transaction sees any longer, or that were changed since they were last measured. */
const CHANGED = `
  select relid::regclass::text as name, n_dead_tup::int as dead from pg_stat_all_tables
  where (n_dead_tup > 0 or n_mod_since_analyze > 0) and schemaname in ('public', 'pg_catalog')
    and not relid::regclass::text like 'pg_toast%'
  order by relid`;
