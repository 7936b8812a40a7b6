import type { Method, RouteLine } from './routes.ts';

/** How a call's response is found in the envelope. */
export type ResponseShape =
  | { readonly kind: 'body' }
  | { readonly kind: 'one' | 'first' | 'list'; readonly key: string };

/** A line of the table, read. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** The name between braces, if the path has one. */
  readonly param: string | undefined;
  readonly response: ResponseShape;
  readonly isPublic: boolean;
  readonly clearsLocal: boolean;
}

const line = /^([A-Z]+) (\/\S*)(?: -> (\w+)(\[0?\])?)?(?: !(\w+))?$/;

const kinds: Record<string, 'list' | 'first'> = { '[]': 'list', '[0]': 'first' };

/** Reads a line of the table. @throws TypeError when the line does not follow the grammar of `routes.ts`. */
export function parseRoute(text: RouteLine): Route {
  const [, method, path, key, suffix, flag] = line.exec(text) ?? [];
  if (!method || !path) throw new TypeError(`Not a route: ${text}`);
  return {
    // The type of a line lets no other word through.
    method: method as Method,
    path,
    param: /\{(\w+)\}/.exec(path)?.[1],
    response: key ? { kind: kinds[suffix ?? ''] ?? 'one', key } : { kind: 'body' },
    isPublic: flag === 'public',
    clearsLocal: flag === 'clearsLocal',
  };
}
