import { joinList } from '../contract/comma-list.ts';
import type { Route } from '../contract/route.ts';
import type { CallOptions } from '../contract/types.ts';
import { record } from './api-error.ts';

/** One call, ready to be sent as often as it takes. */
export interface Prepared {
  /** As written in the table: names the call in errors. */
  readonly route: string;
  readonly url: string;
  readonly init: RequestInit & {
    readonly headers: Record<string, string>;
    /** Goes with a stream, which is spent by its first sending. The types of the platform do not have it yet. */
    readonly duplex: 'half' | undefined;
  };
  /** Of this call only. */
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly timeout: number | undefined;
}

export interface Parts extends CallOptions {
  /** By name. Lists are joined by commas; `undefined`, `null`, empty text and empty lists are left out. */
  readonly query?: unknown;
  /** Plain data goes as JSON, anything else as `fetch` takes it. */
  readonly body?: unknown;
}

/**
 * Puts a call together.
 *
 * @throws TypeError for an identifier that is missing or would lead to another path, and for a body that cannot be JSON.
 */
export function prepare(
  baseUrl: string,
  { method, path }: Pick<Route, 'method' | 'path'>,
  id: unknown,
  { query, body, idempotencyKey, keepalive, fetch, timeout }: Parts,
): Prepared {
  // Asked of the value itself: `instanceof` fails for a form of another window.
  const kind = Object.prototype.toString.call(body);
  const isJson = / (Object|Array)]/.test(kind);
  return {
    route: `${method} ${path}`,
    url: baseUrl + search(withId(path, id), query),
    init: {
      method,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      // A body that isn't plain data is one that the platform knows, or `fetch` refuses it.
      body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
      credentials: 'include',
      // Responses depend on the moment and the user: no cache in between may serve them.
      cache: 'no-store',
      // It never redirects; the tokens would go along to wherever something else did.
      redirect: 'error',
      keepalive,
      duplex: / Readable/.test(kind) ? 'half' : undefined,
    },
    fetch,
    timeout,
  };
}

function withId(path: string, id: unknown): string {
  return path.replace(/{\w+}/, (name) => {
    // An empty segment or a dotted one would be another address once the URL is normalised.
    if (typeof id !== 'string' || /^\.*$/.test(id)) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(id);
  });
}

/** The path with its query. By hand, since `URLSearchParams` takes longer than the rest of a call together. */
function search(path: string, query: unknown): string {
  let url = path;
  let sign = path.includes('?') ? '&' : '?';
  for (const [name, value] of Object.entries(record(query))) {
    const joined = Array.isArray(value) ? joinList(value.map(String)) : String(value ?? '');
    // Half a character, as a cut text may end with, has no address.
    const text = joined.toWellFormed();
    if (!text) continue;
    url += `${sign}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    sign = '&';
  }
  return url;
}
