const SECRET_KEYS = /^(authorization|refreshtoken|accesstoken|password|token|cookie|set-cookie)$/i;

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** One line of JSON an event on the standard error. Values under the keys of secrets are never written. */
export const log: Log = (level, event, fields = {}) => {
  process.stderr.write(`${logLine(level, event, fields)}\n`);
};

/** The line that `log` writes. */
export function logLine(level: LogLevel, event: string, fields: LogFields): string {
  return JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, redact);
}

function redact(key: string, value: unknown): unknown {
  if (SECRET_KEYS.test(key)) return '[redacted]';
  if (value instanceof Error) {
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
  }
  return value;
}
