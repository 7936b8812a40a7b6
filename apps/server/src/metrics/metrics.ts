import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import { registers } from './registry.ts';

/** The metrics of the product. Names and labels are documented in `docs/operations.md`. */

export const requests = new Counter({
  registers,
  name: 'booking_requests_total',
  help: 'HTTP requests.',
  labelNames: ['call', 'status'],
});

export const requestSeconds = new Histogram({
  registers,
  name: 'booking_request_seconds',
  help: 'Request duration in seconds.',
  labelNames: ['call'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const refreshes = new Counter({
  registers,
  name: 'booking_session_refreshes_total',
  help: 'Session refreshes.',
  labelNames: ['outcome'],
});

export const maintenanceRuns = new Counter({
  registers,
  name: 'booking_maintenance_total',
  help: 'Vacuum and checkpoint runs of the embedded database.',
  labelNames: ['outcome'],
});

const delay = monitorEventLoopDelay({ resolution: 10 });
/** The pools that are open: one, but in tests. */
const pools = new Set<Pool>();
const ofPools = (count: (pool: Pool) => number) =>
  [...pools].reduce((sum, pool) => sum + count(pool), 0);

new Gauge({
  registers,
  name: 'booking_event_loop_lag_seconds',
  help: 'Event loop lag since the last scrape.',
  labelNames: ['quantile'],
  collect() {
    const seconds = (nanoseconds: number) => nanoseconds / 1e9;
    this.set({ quantile: '0.5' }, seconds(delay.percentile(50)));
    this.set({ quantile: '0.99' }, seconds(delay.percentile(99)));
    this.set({ quantile: '1' }, seconds(delay.max));
    delay.reset();
  },
});

new Gauge({
  registers,
  name: 'booking_pool_connections',
  help: 'Database connections.',
  labelNames: ['state'],
  collect() {
    this.set(
      { state: 'busy' },
      ofPools(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    this.set(
      { state: 'idle' },
      ofPools(({ idleCount }) => idleCount),
    );
  },
});

new Gauge({
  registers,
  name: 'booking_pool_waiting',
  help: 'Queries waiting for a connection.',
  collect() {
    this.set(ofPools(({ waitingCount }) => waitingCount));
  },
});

new Gauge({
  registers,
  name: 'booking_memory_bytes',
  help: 'Memory used by the process.',
  labelNames: ['kind'],
  collect() {
    const { rss, heapUsed } = process.memoryUsage();
    this.set({ kind: 'rss' }, rss);
    this.set({ kind: 'heap' }, heapUsed);
  },
});

new Gauge({
  registers,
  name: 'booking_uptime_seconds',
  help: 'Uptime of the process.',
  collect() {
    this.set(process.uptime());
  },
});

/** Measures the event loop, and the pool until the function that it returns is called. */
export function observeProcess(pool: Pool): () => void {
  delay.enable();
  pools.add(pool);
  return () => {
    pools.delete(pool);
    if (pools.size === 0) delay.disable();
  };
}
