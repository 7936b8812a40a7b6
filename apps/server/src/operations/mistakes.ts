import { ConfigError } from '../config.ts';
import { DirectoryInUse, DirectoryUnusable } from '../database/lock.ts';
import { DatabaseTooNew } from '../database/migrate.ts';

type Kind = new (...args: never[]) => Error;

/** Mistakes of the operator. Their messages say everything that is needed. */
const MISTAKES: readonly Kind[] = [ConfigError, DirectoryInUse, DirectoryUnusable, DatabaseTooNew];

/** What a program says when it fails: one clear line for a mistake, the stack for a fault of ours. */
export function told(error: unknown, ...more: readonly Kind[]): string {
  if (!(error instanceof Error)) return String(error);
  const isMistake = [...MISTAKES, ...more].some((kind) => error instanceof kind);
  return isMistake ? error.message : (unreached(error) ?? error.stack ?? error.message);
}

const NO_SERVER =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** A wrong user, password or name, too many connections, and a server that is starting. */
const REFUSED = /^(28...|3D000|42501|53300|57P03)$/;

/** The line for a PostgreSQL that cannot be reached, or lets no one in. */
function unreached(failure: Error): string | undefined {
  const error = failure.cause instanceof Error ? failure.cause : failure;
  const code = 'code' in error ? String(error.code) : '';
  // Of several addresses of one name, Node says nothing but the code.
  if (NO_SERVER.test(code) || /timeout.*connect|connection timeout/.test(error.message)) {
    return `PostgreSQL cannot be reached: ${error.message || code}. Check DATABASE_URL, and that the server is running.`;
  }
  if (!REFUSED.test(code)) return undefined;
  return `PostgreSQL refused the connection: ${error.message}. Check DATABASE_URL.`;
}
