import type { Method, RouteLine } from './resources/resource.ts';

/** Where the value of a call is in the response's envelope. */
export type ResponseShape =
  | { readonly kind: 'body' }
  | {
      readonly kind: 'one' | 'first' | 'list';
      readonly key: string;
      /** The key of a second collection beside the list. */
      readonly extra?: string | undefined;
    };

/** A parsed line of the table. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** The name between braces, if the path has one. */
  readonly param: string | undefined;
  readonly response: ResponseShape;
  readonly isPublic: boolean;
  readonly clearsLocal: boolean;
}

const line = /^([A-Z]+) (\/\S*)(?: -> (\w+)(?:(\[0\])|(\[\])(?:\+(\w+))?)?)?(?: !(\w+))?$/;

/** Parses a line of the table. @throws TypeError when the line does not follow the grammar of `routes.ts`. */
export function parseRoute(text: RouteLine): Route {
  const [, method, path, key, first, list, extra, flag] = line.exec(text) ?? [];
  if (!method || !path) throw new TypeError(`Not a route: ${text}`);
  return {
    // The type of a line lets no other word through.
    method: method as Method,
    path,
    param: /\{(\w+)\}/.exec(path)?.[1],
    response: key
      ? { kind: first ? 'first' : list ? 'list' : 'one', key, extra }
      : { kind: 'body' },
    isPublic: flag === 'public',
    clearsLocal: flag === 'clearsLocal',
  };
}
