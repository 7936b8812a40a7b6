import type { Config } from '../config.ts';
import { readings } from '../metrics/registry.ts';
import { startProduct } from '../product.ts';
import { serveMetrics } from './metrics-server.ts';
import { endWithin, onStopSignals } from './stop.ts';

/** The product as one process: the only way with an embedded database. */
export async function runAlone(config: Config): Promise<void> {
  // First what may be taken: no one waits for a database to be made to learn that.
  const metrics = await serveMetrics(config, async () => new Map([['1', await readings()]]));
  const product = await startProduct(config);
  const stop = () =>
    endWithin(() => Promise.all([product.stop(), metrics.close()]), config.stopDelaySeconds);
  onStopSignals(stop);
  // A terminal that closes, or someone who hopes for a roll, which takes a second process.
  process.on('SIGHUP', stop);
  // Last: its reader may stop the product at once.
  process.stdout.write(product.welcome);
}
