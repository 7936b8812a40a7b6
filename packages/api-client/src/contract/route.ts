import type { Method, RouteLine } from './routes.ts';

/** How a call's answer is found in the envelope. */
export type Answer =
  | { readonly kind: 'body' }
  | { readonly kind: 'one' | 'first' | 'list'; readonly key: string };

/** A line of the table, read. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** The name between braces, if the path has one. */
  readonly param: string | undefined;
  readonly answer: Answer;
  readonly isPublic: boolean;
}

const line = /^(GET|POST|PATCH|DELETE) (\/\S*)(?: -> (\w+)(\[\]|\[0\])?)?( !public)?$/;
const methods: Record<string, Method> = {
  GET: 'GET',
  POST: 'POST',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
};

/** Reads a line of the table. @throws TypeError when the line does not follow the grammar of `routes.ts`. */
export function parseRoute(text: RouteLine): Route {
  const match = line.exec(text);
  const method = methods[match?.[1] ?? ''];
  const path = match?.[2];
  if (!match || !method || !path) throw new TypeError(`Not a route: ${text}`);
  return {
    method,
    path,
    param: /\{(\w+)\}/.exec(path)?.[1],
    answer: answerOf(match[3], match[4]),
    isPublic: match[5] !== undefined,
  };
}

function answerOf(key: string | undefined, suffix: string | undefined): Answer {
  if (key === undefined) return { kind: 'body' };
  if (suffix === '[]') return { kind: 'list', key };
  return { kind: suffix === '[0]' ? 'first' : 'one', key };
}
