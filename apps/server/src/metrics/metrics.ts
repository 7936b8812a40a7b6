import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { counter, gauge, histogram } from './registry.ts';

/** The metrics of the product. Names and labels are documented in `docs/operations.md`. */

export const requests = counter('booking_requests_total', 'HTTP requests.');

export const requestSeconds = histogram(
  'booking_request_seconds',
  'Request duration in seconds.',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);

export const refreshes = counter('booking_session_refreshes_total', 'Session refreshes.');

export const maintenanceRuns = counter(
  'booking_maintenance_total',
  'Vacuum and checkpoint runs of the embedded database.',
);

/** Registers the metrics of the process and the pool. Returns a cleanup function. */
export function observeProcess(pool: Pool): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const gauges = [
    gauge('booking_event_loop_lag_seconds', 'Event loop lag since the last scrape.', () => {
      const seconds = (nanoseconds: number) => nanoseconds / 1e9;
      const found = [
        [{ quantile: '0.5' }, seconds(delay.percentile(50))],
        [{ quantile: '0.99' }, seconds(delay.percentile(99))],
        [{ quantile: '1' }, seconds(delay.max)],
      ] as const;
      delay.reset();
      return found;
    }),
    gauge('booking_pool_connections', 'Database connections.', () => [
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ]),
    gauge('booking_pool_waiting', 'Queries waiting for a connection.', () => [
      [{}, pool.waitingCount],
    ]),
    gauge('booking_memory_bytes', 'Memory used by the process.', () => {
      const { rss, heapUsed } = process.memoryUsage();
      return [
        [{ kind: 'rss' }, rss],
        [{ kind: 'heap' }, heapUsed],
      ];
    }),
    gauge('booking_uptime_seconds', 'Uptime of the process.', () => [[{}, process.uptime()]]),
  ];
  return () => {
    delay.disable();
    for (const remove of gauges) remove();
  };
}
