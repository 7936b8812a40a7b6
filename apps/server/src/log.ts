import { DrizzleQueryError } from 'drizzle-orm';

const SECRET_KEYS = /^(authorization|refreshtoken|accesstoken|password|token|cookie|set-cookie)$/i;

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Readonly<Record<string, unknown>>;
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

let threshold: LogLevel = 'warn';

/** Sets the least level that is written; `warn` until then. */
export function logFrom(level: LogLevel): void {
  threshold = level;
}

/** One line of JSON an event on the standard error. Values under the keys of secrets are never written. */
export const log: Log = (level, event, fields = {}) => {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return;
  process.stderr.write(`${logLine(level, event, fields)}\n`);
};

/** The line that `log` writes. */
export function logLine(level: LogLevel, event: string, fields: LogFields): string {
  return JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, redact);
}

function redact(key: string, value: unknown): unknown {
  if (SECRET_KEYS.test(key)) return '[redacted]';
  return value instanceof Error ? fieldsOf(value) : value;
}

function fieldsOf(error: Error): LogFields {
  const { name, stack, cause } = error;
  // Its own message goes on with the values of the query: hashes, addresses of people.
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return { name, message, stack: stack?.replace(error.message, () => message), cause };
}
