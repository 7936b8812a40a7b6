import { createServer } from 'node:http';
import type { Config } from '../config.ts';
import { PortTaken } from '../http/listen.ts';
import { log } from '../log.ts';
import { metricsPage, type Reading } from '../metrics/registry.ts';

/** The metrics of each process, by its name. */
export type Collect = () => Promise<ReadonlyMap<string, readonly Reading[]>>;

/**
 * Serves `/metrics` on a port of its own, if one is set: the metrics are for operators, and a separate port is the
 * simplest way to keep them from everyone else.
 *
 * @throws PortTaken
 */
export async function serveMetrics(
  { metrics }: Config,
  collect: Collect,
): Promise<{ close(): Promise<void> }> {
  if (!metrics) return { close: async () => {} };
  const { host, port } = metrics;
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const page = metricsPage(await collect());
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(page);
    } catch (error) {
      log('error', 'metrics.failed', { error });
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new PortTaken(`METRICS_PORT ${port} is already in use.`) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  log('info', 'metrics.listening', { address: `http://${host}:${actual}/metrics` });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
