import { ConfigError, readConfig } from './config.ts';
import { DirectoryInUse, DirectoryUnusable } from './database/lock.ts';
import { DatabaseTooNew } from './database/migrate.ts';
import { PortTaken } from './http/listen.ts';
import { startProduct } from './product.ts';

/** Mistakes of whoever starts the product: one clear line each, no stack. */
const EXPECTED = [ConfigError, DirectoryInUse, DirectoryUnusable, DatabaseTooNew, PortTaken];

/** After a signal to stop, the longest that a clean end may take. */
const STOP_WITHIN_MS = 10_000;

try {
  const product = await startProduct(readConfig(process.env));
  process.stdout.write(product.welcome);
  let stopping = false;
  const stop = async () => {
    // A second Ctrl-C means now.
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  process.stderr.write(
    expected && error instanceof Error ? `${error.message}\n` : `${errorText(error)}\n`,
  );
  process.exit(1);
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
