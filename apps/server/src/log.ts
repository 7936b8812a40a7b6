import { AsyncLocalStorage } from 'node:async_hooks';
import { redactor } from './redact.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
/** `json` for machines that collect logs, `text` for a developer's terminal. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];
export type LogFields = Readonly<Record<string, unknown>>;
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

interface Answering {
  readonly requestId: string;
  readonly secrets: Set<string>;
}

const currentRequest = new AsyncLocalStorage<Answering>();
const NO_SECRETS: ReadonlySet<string> = new Set();

let threshold: LogLevel = 'warn';
let form: LogFormat = 'json';

/** Sets the least level that is written, and how; JSON from `warn` on until then. */
export function logFrom(level: LogLevel, format: LogFormat): void {
  threshold = level;
  form = format;
}

/** Runs the work of one request: each line that is logged in it carries the request's id. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return currentRequest.run({ requestId, secrets: new Set() }, work);
}

/** Names what the request has brought and no line of it may repeat. */
export function redactInLog(...values: readonly (string | null | undefined)[]): void {
  for (const value of values) if (value) currentRequest.getStore()?.secrets.add(value);
}

/** One line an event on the standard error. No secret is ever written (`redact.ts`). */
export const log: Log = (level, event, fields = {}) => {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return;
  const line = form === 'json' ? logLine(level, event, fields) : readableLine(level, event, fields);
  process.stderr.write(`${line}\n`);
};

/** The line that `log` writes where machines read it. */
export function logLine(level: LogLevel, event: string, fields: LogFields): string {
  const request = currentRequest.getStore();
  return JSON.stringify(
    { at: new Date().toISOString(), level, event, requestId: request?.requestId, ...fields },
    redactor(request?.secrets ?? NO_SECRETS),
  );
}

/** Returns the line for a person: the time of day, the event, its fields, and stacks as they are known. */
export function readableLine(level: LogLevel, event: string, fields: LogFields): string {
  const line: Record<string, unknown> = JSON.parse(logLine(level, event, fields));
  const words: string[] = [];
  const stacks: string[] = [];
  for (const [key, value] of Object.entries(line)) {
    if (['at', 'level', 'event'].includes(key)) continue;
    words.push(`${key}=${isErrorLike(value) ? value.message : plain(value)}`);
    for (let error = value; isErrorLike(error); error = error.cause) stacks.push(error.stack);
  }
  const time = String(line.at).slice(11, 23);
  const head = [time, level.padEnd(5), event, ...words].join(' ').replaceAll('\n', ' ');
  return [head, ...stacks.map((stack) => stack.replace(/^/gm, '  '))].join('\n');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isErrorLike(value: unknown): value is { message: string; stack: string; cause?: unknown } {
  return typeof value === 'object' && value !== null && 'stack' in value && 'message' in value;
}
