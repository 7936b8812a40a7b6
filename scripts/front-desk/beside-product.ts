import { existsSync } from 'node:fs';
import path from 'node:path';
import { frontDeskFolder } from './install.ts';
import { serveFrontDesk } from './serve.ts';

/**
 * Serves the front desk of `examples`, once it is built, on the port after the product's, and makes it the application
 * of hotels. An address in the settings comes first, and production has its own.
 */
export async function serveBesideProduct(env: NodeJS.ProcessEnv): Promise<void> {
  const dist = path.join(frontDeskFolder, 'dist');
  const port = Number(env.PORT || 4000);
  const isWanted = env.SUB_APP_HOSPITALITY_URL === undefined && env.NODE_ENV !== 'production';
  if (!isWanted || !(port > 0) || !existsSync(path.join(dist, 'index.html'))) return;
  try {
    const desk = await serveFrontDesk(dist, port + 1, () => `http://localhost:${port}`);
    env.SUB_APP_HOSPITALITY_URL = `${desk.origin}/`;
    // An open listener would keep the process when the product has stopped.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => desk.close());
    process.stdout.write(`The front desk is on ${desk.origin}/\n`);
  } catch (error) {
    process.stderr.write(`The front desk isn’t served: ${String(error)}\n`);
  }
}
