import { createServer } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { PortTaken } from '../http/listen.ts';
import { log } from '../log.ts';
import { metricsPage, type Readings } from '../metrics/registry.ts';
import { isLoopback } from '../network.ts';

/** The metrics of each process, by its name. */
export type Collect = () => Promise<ReadonlyMap<string, Readings>>;

/** A server of metrics, if one is set. */
interface MetricsServer {
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, if one is set: the metrics are for operators, and a separate port is the
 * simplest way to keep them from everyone else.
 *
 * @throws PortTaken
 */
export async function serveMetrics({ metrics }: Config, collect: Collect): Promise<MetricsServer> {
  if (!metrics) return { port: undefined, close: async () => {} };
  const { host, port } = metrics;
  const server = createServer(async (request, response) => {
    if (isLoopback(host) && !isOwnHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const page = await metricsPage(await collect());
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
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Whether a request has been sent to this machine by an address or as `localhost`. A page on the machine can give a name of
 * its own the address of this machine, and would read what is meant for operators.
 */
function isOwnHost(sentTo: string | undefined): boolean {
  if (!sentTo || !URL.canParse(`http://${sentTo}`)) return false;
  const name = new URL(`http://${sentTo}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isIP(name) !== 0;
}
