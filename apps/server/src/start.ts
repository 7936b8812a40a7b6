import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from './config.ts';
import { PortTaken } from './http/listen.ts';
import { log, logFrom } from './log.ts';
import { runAlone } from './operations/alone.ts';
import { told } from './operations/mistakes.ts';
import { runPrimary, WorkerFailed } from './operations/primary.ts';
import { runWorker } from './operations/worker.ts';

/** `EX_CONFIG`: no supervisor need try again before somebody has changed the settings. */
const EXIT_CONFIG = 78;

try {
  const config = readConfig(process.env);
  logFrom(config.logLevel, config.logFormat);
  if (cluster.isPrimary) warnOf(config);
  if (cluster.isWorker) await runWorker(config);
  else if (config.database.kind === 'postgres') await runPrimary(config);
  else await runAlone(config);
} catch (error) {
  // A worker that failed has said why itself.
  if (!(error instanceof WorkerFailed)) process.stderr.write(`${told(error, PortTaken)}\n`);
  process.exit(exitCode(error));
}

/** What the product can start with, and an installation should not. */
function warnOf({ production, publicUrl }: Config): void {
  if (!production || publicUrl !== null) return;
  const hint =
    'Set PUBLIC_URL: until then links in mails, canonical links and the site map begin with the address that this process listens on.';
  log('warn', 'settings.no-public-url', { hint });
}

function exitCode(error: unknown): number {
  if (error instanceof WorkerFailed) return error.code;
  return error instanceof ConfigError ? EXIT_CONFIG : 1;
}
