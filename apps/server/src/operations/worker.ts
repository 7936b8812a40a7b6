import type { Config } from '../config.ts';
import { readings } from '../metrics/metrics.ts';
import { startProduct } from '../product.ts';
import { order, type Report } from './messages.ts';
import { endWithin } from './stop.ts';

/**
 * One of the processes that serve. The primary starts it, rolls it and ends it. When the primary is
 * gone, and the port with it, `node:cluster` ends it at once.
 */
export async function runWorker(config: Config): Promise<void> {
  // A terminal sends these to the whole group; what they mean is for the primary to say.
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  const product = await startProduct(config, true);
  const stop = () => endWithin(() => product.stop());
  const retire = () => endWithin(() => product.stop(true));
  process.on('SIGTERM', stop);
  process.on('message', (message) => {
    const read = order.safeParse(message);
    if (!read.success) return;
    if (read.data === 'stop') stop();
    if (read.data === 'retire') retire();
    if (read.data === 'measure') say({ kind: 'measures', readings: readings() });
  });
  say({ kind: 'ready', welcome: product.welcome });
}

function say(message: Report): void {
  process.send?.(message);
}
