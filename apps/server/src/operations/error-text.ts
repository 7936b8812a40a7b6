import { DrizzleQueryError } from 'drizzle-orm/errors';
import { ConfigError } from '../config/values.ts';
import { DirectoryInUse, DirectoryUnusable } from '../database/lock.ts';
import { DatabaseTooNew } from '../database/too-new.ts';

type Kind = new (...args: never[]) => Error;

/** Mistakes of the operator. Their messages need no stack. */
const OPERATOR_ERRORS: readonly Kind[] = [
  ConfigError,
  DirectoryInUse,
  DirectoryUnusable,
  DatabaseTooNew,
];

/** Returns what a program prints when it fails: one line for a mistake of the operator, the stack for a bug. */
export function errorText(error: unknown, ...more: readonly Kind[]): string {
  if (!(error instanceof Error)) return String(error);
  const isOperatorError = [...OPERATOR_ERRORS, ...more].some((kind) => error instanceof kind);
  return isOperatorError ? error.message : (connectionError(error) ?? stackOf(error));
}

/** A failed query says its values, in which people and hashes of passwords are: they stay out. */
function stackOf(error: Error): string {
  const { stack = error.message, cause } = error;
  if (!(error instanceof DrizzleQueryError)) return stack;
  const own = stack.replace(error.message, () => `Failed query: ${error.query}`);
  return cause instanceof Error ? `${own}\nCaused by: ${stackOf(cause)}` : own;
}

const NO_SERVER =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/**
 * Errors of a server that does not speak the protocol, or has closed the connection: another server, or one that wants
 * TLS.
 */
const NO_POSTGRES =
  /^Connection terminated|^Received unexpected|SSL connection|does not support SSL|unexpected message/i;
/** A wrong user, password or database name, too many connections, a pooler that refuses a setting, or a server that is starting. */
const REFUSED = /^(08P01|28...|3D000|42501|53300|57P03)$/;

/** The line for a PostgreSQL that cannot be reached or refuses the connection. */
function connectionError(failure: Error): string | undefined {
  const error = failure.cause instanceof Error ? failure.cause : failure;
  const code = 'code' in error ? String(error.code) : '';
  // For a name with several addresses, Node reports only the code.
  if (NO_SERVER.test(code) || /timeout.*connect|connection timeout/.test(error.message)) {
    return `PostgreSQL cannot be reached: ${error.message || code}. Check DATABASE_URL, and that the server is running.`;
  }
  if (NO_POSTGRES.test(error.message)) {
    return `No PostgreSQL answers: ${error.message}. Check DATABASE_URL.`;
  }
  if (!REFUSED.test(code)) return undefined;
  return `PostgreSQL refused the connection: ${error.message}. Check DATABASE_URL.`;
}
