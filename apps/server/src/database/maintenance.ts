import type { Pool } from 'pg';
import { log } from '../log.ts';

/**
 * What autovacuum and the checkpointer do for a served database: the embedded one runs as a single
 * process and has neither, and without them reads grow slower with every write.
 *
 * Goes through the pool, whose one connection is free only between transactions.
 */
export function startMaintenance(pool: Pool, everyMs: number): { stop(): void } {
  const timer = setInterval(async () => {
    try {
      await pool.query('vacuum (analyze)');
      await pool.query('checkpoint');
    } catch (error) {
      log('warn', 'database.maintenance', { error });
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
