import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { registers } from '../metrics/registry.ts';
import { hasReplayed, positionOfPrimary } from './replica.ts';

interface Observed {
  readonly primary: Database;
  readonly replica: Database;
  /** When the replica last had everything, as far as this process knows, by its clock. */
  currentAt: number;
}

/** The replicas that are read from: one at most, but in tests. */
const observed = new Set<Observed>();

const gauge = new Gauge({
  registers,
  name: 'booking_replica_lag_seconds',
  help: 'How long ago the primary has written what the replica shows last; 0 while it has everything.',
  async collect() {
    const lags = await Promise.all([...observed].map(lagOf)).catch(() => []);
    // It begins at 0, which would be a value: the primary is away, or there is no replica.
    if (lags.length === 0) this.remove();
    else this.set(Math.max(...lags));
  },
});

/** Measures how far a replica is behind until the function that it returns is called. */
export function observeReplica(primary: Database, replica: Database): () => void {
  const pair = { primary, replica, currentAt: performance.now() };
  observed.add(pair);
  return () => {
    observed.delete(pair);
    gauge.remove();
  };
}

/** In seconds. @throws while the primary is away. */
async function lagOf(pair: Observed): Promise<number> {
  const position = await positionOfPrimary(pair.primary);
  const since = () => (performance.now() - pair.currentAt) / 1000;
  try {
    // Where the primary has been idle, what was replayed last says nothing: it was current since.
    if (!(await hasReplayed(pair.replica, position))) {
      return Math.min(await lastReplayed(pair.replica), since());
    }
    pair.currentAt = performance.now();
    return 0;
  } catch {
    return since();
  }
}

/** How long ago the primary has committed what was replayed last: one that has replayed nothing yet counts from its start. */
async function lastReplayed(replica: Database): Promise<number> {
  const { rows } = await replica.execute<{ lag: number }>(sql`
    select extract(epoch from clock_timestamp()
      - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time()))::float8 as lag`);
  return Math.max(rows[0]?.lag ?? 0, 0);
}
