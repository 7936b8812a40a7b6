import cluster from 'node:cluster';
import { ConfigError } from './config/values.ts';
import { type Config, readConfig } from './config.ts';
import { PortTaken } from './http/listen.ts';
import { log, logFrom } from './log.ts';
import { errorText } from './operations/error-text.ts';
import { runPrimary, WorkerFailed } from './operations/primary.ts';

/** `EX_CONFIG`: no supervisor need try again before someone has changed the settings. */
const EXIT_CONFIG = 78;

// The reader of the output may go away, as `| head` does; the product goes on.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const config = readConfig(process.env);
  logFrom(config.logLevel, config.logFormat);
  if (cluster.isPrimary) warnOf(config);
  if (!cluster.isWorker && config.database.kind === 'postgres') await runPrimary(config);
  else await serve(config);
} catch (error) {
  // A worker that failed has printed why itself.
  if (!(error instanceof WorkerFailed)) process.stderr.write(`${errorText(error, PortTaken)}\n`);
  process.exit(exitCode(error));
}

/** Loads what serves, which a primary never does: its memory and its start are those of a few files. */
async function serve(config: Config): Promise<void> {
  if (cluster.isWorker) await (await import('./operations/worker.ts')).runWorker(config);
  else await (await import('./operations/alone.ts')).runAlone(config);
}

/** Warns of settings that the product can start with, and an installation should not. */
function warnOf({ production, publicUrl, smtpUrl }: Config): void {
  if (!production) return;
  if (publicUrl === null) {
    const hint =
      'Set PUBLIC_URL: without it, links in emails, canonical links and the site map use the address that this process listens on.';
    log('warn', 'settings.no-public-url', { hint });
  }
  if (smtpUrl === null) {
    const hint =
      'Set SMTP_URL: without it, no email is sent. Each is written to the folder mail in DATA_DIR, which is never emptied.';
    log('warn', 'settings.no-smtp-url', { hint });
  }
}

function exitCode(error: unknown): number {
  if (error instanceof WorkerFailed) return error.code;
  return error instanceof ConfigError ? EXIT_CONFIG : 1;
}
