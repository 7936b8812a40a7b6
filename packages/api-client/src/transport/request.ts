import type { Method } from '../contract/routes.ts';
import type { CallOptions } from '../contract/types.ts';
import { record } from './api-error.ts';

/** One call, ready to be sent as often as it takes. */
export interface Prepared {
  readonly method: Method;
  /** As written in the table: names the call in errors. */
  readonly route: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  /** A stream is spent by its first sending. */
  readonly isStream: boolean;
  readonly keepalive: boolean;
}

export interface Parts extends CallOptions {
  /** By name. Lists are joined by commas; `undefined`, `null`, empty text and empty lists are left out. */
  readonly query?: unknown;
  /** Plain data goes as JSON, anything else as `fetch` takes it. */
  readonly body?: unknown;
}

/** Puts a call together. @throws TypeError for an identifier that would lead to another path. */
export function prepare(
  baseUrl: string,
  method: Method,
  path: string,
  id: unknown,
  parts: Parts,
): Prepared {
  const { body, isJson } = encode(parts.body);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isJson) headers['content-type'] = 'application/json';
  if (parts.idempotencyKey) headers['idempotency-key'] = parts.idempotencyKey;
  return {
    method,
    route: `${method} ${path}`,
    url: baseUrl + withId(path, id) + search(parts.query),
    headers,
    body,
    isStream: tag(body) === 'ReadableStream',
    keepalive: parts.keepalive === true,
  };
}

function withId(path: string, id: unknown): string {
  return path.replace(/\{(\w+)\}/, (_, name: string) => {
    // An empty segment or a dotted one would be another address once the URL is normalised.
    if (typeof id !== 'string' || /^\.*$/.test(id)) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(id);
  });
}

function search(query: unknown): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(record(query))) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') params.set(name, text);
  }
  return params.size > 0 ? `?${params}` : '';
}

/** Plain data becomes JSON; forms, files, streams and text go as they are. */
function encode(body: unknown): { body: BodyInit | undefined; isJson: boolean } {
  const isJson = /^(Object|Array)$/.test(tag(body));
  // What is not plain data is the platform's own kind of body, or `fetch` refuses it.
  return { body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined), isJson };
}

/** Asks the value itself: `instanceof` fails for a form of another window. */
function tag(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
