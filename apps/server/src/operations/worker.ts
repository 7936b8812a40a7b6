import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import { readings } from '../metrics/registry.ts';
import { startProduct } from '../product.ts';
import { order, type Report } from './messages.ts';
import { endWithin } from './stop.ts';

/**
 * One of the processes that serve. The primary starts it, rolls it and ends it. When the primary is
 * gone, and the port with it, `node:cluster` ends it at once.
 */
export async function runWorker(config: Config): Promise<void> {
  // A terminal sends these to the whole group; what they mean is for the primary to decide.
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  const product = await startProduct(config, true);
  const end = async (replaced: boolean) => {
    await product.stop(replaced);
    await leave();
  };
  const stop = () => endWithin(() => end(false), config.stopDelaySeconds);
  const retire = () => endWithin(() => end(true));
  process.on('SIGTERM', stop);
  process.on('message', (message) => {
    const read = order.safeParse(message);
    if (!read.success) return;
    if (read.data === 'stop') stop();
    if (read.data === 'retire') retire();
    if (read.data === 'metrics')
      void readings().then((ownReadings) => sendReport({ kind: 'metrics', readings: ownReadings }));
  });
  sendReport({ kind: 'ready', welcome: product.welcome });
}

/**
 * Waits for the primary to acknowledge that this process takes no more connections. One that the primary, being slow,
 * still hands over is given back until then; it would be lost, and never served, if this process just ended.
 */
async function leave(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  const left = once(process, 'disconnect');
  cluster.worker.disconnect();
  await left;
}

function sendReport(message: Report): void {
  process.send?.(message);
}
