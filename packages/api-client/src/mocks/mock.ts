import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { API_BASE_PATH } from '../contract/protocol.ts';
import { parseRoute, type Route } from '../contract/route.ts';
import { type RouteLine, type Routes, routes } from '../contract/routes.ts';
import { type CallSchemas, schemas, type Wire } from '../contract/schemas.ts';
import type { CallResult } from '../contract/types.ts';
import { envelopeOf } from './envelope.ts';
import { failure, MockFailure } from './failure.ts';

type Rows = {
  [G in keyof Routes]: {
    [C in keyof Routes[G] & keyof Wire[G] as `${G}.${C & string}`]: {
      input: ParsedInput<Wire[G][C]>;
      result: CallResult<Routes[G][C], Wire[G][C]>;
    };
  };
}[keyof Routes];

type Merged<T> = (T extends unknown ? (row: T) => void : never) extends (row: infer I) => void
  ? I
  : never;

type ParsedInput<W> = W extends
  | { body: { _zod: { output: infer T } } }
  | { form: { _zod: { output: infer T } } }
  ? T
  : W extends { query: { _zod: { output: infer T } } }
    ? T
    : undefined;

type Table = Merged<Rows>;

/** A call of the table, for example `institution.changeStatus`. */
export type CallName = keyof Table;

/** The request of a mocked call. */
export interface MockCall<I> {
  /** The identifier in the path; empty when the path has none. */
  readonly id: string;
  /** The query of a GET or the body of other methods, parsed by the contract's schema. */
  readonly input: I;
  readonly request: Request;
}

/** Returns the value of a mocked call, as the client resolves with it, or a `failure`. */
export type Resolver<N extends CallName> = (
  call: MockCall<Table[N]['input']>,
) => Table[N]['result'] | MockFailure | Promise<Table[N]['result'] | MockFailure>;

export type Resolvers = { readonly [N in CallName]?: Resolver<N> | undefined };

/**
 * Returns one handler for Mock Service Worker. Input that the contract rejects fails as on the
 * server and never reaches the resolver.
 */
export function mock<N extends CallName>(name: N, resolver: Resolver<N>): HttpHandler {
  const { route, schema } = rowOf(name);
  // The schema has read the input, so it is what the resolver's type says.
  return handler(route, schema, resolver as (call: MockCall<unknown>) => unknown);
}

/**
 * Returns handlers for every call of the table, static paths before those with an id. A call without
 * a resolver returns 404 with its name, so that a story shows what it forgot.
 */
export function mockApi({
  overrides = {},
}: {
  readonly overrides?: Resolvers | undefined;
} = {}): HttpHandler[] {
  const resolvers: Readonly<Record<string, unknown>> = overrides;
  return names()
    .map((name) => ({ name, ...rowOf(name) }))
    .sort((a, b) => Number(a.route.param !== undefined) - Number(b.route.param !== undefined))
    .map(({ name, route, schema }) => {
      const resolver = resolvers[name] as ((call: MockCall<unknown>) => unknown) | undefined;
      const missing = () => failure('NOT_FOUND', { message: `No mock for ${name}.` });
      return handler(route, resolver ? schema : undefined, resolver ?? missing);
    });
}

function names(): string[] {
  return Object.entries(routes).flatMap(([group, calls]) =>
    Object.keys(calls).map((call) => `${group}.${call}`),
  );
}

function rowOf(name: string): { route: Route; schema: CallSchemas | undefined } {
  const [group = '', call = ''] = name.split('.');
  const lines: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;
  const shapes: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;
  const line = lines[group]?.[call];
  if (!line) throw new TypeError(`No call is named ${name}`);
  return { route: parseRoute(line), schema: shapes[group]?.[call] };
}

function handler(
  route: Route,
  schema: CallSchemas | undefined,
  resolver: (call: MockCall<unknown>) => unknown,
): HttpHandler {
  const path = `*${API_BASE_PATH}${route.path.replace(/\{(\w+)\}/, ':$1')}`;
  return on(route, path, async (request, params) => {
    const input = await readInput(route, schema, request);
    const id = String(params[route.param ?? ''] ?? '');
    const value = input instanceof MockFailure ? input : await resolver({ id, input, request });
    return value instanceof MockFailure ? failed(value) : succeeded(route, value);
  });
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

function on(
  { method }: Route,
  path: string,
  respond: (request: Request, params: Params) => Promise<Response>,
): HttpHandler {
  const name = method.toLowerCase() as Lowercase<typeof method>;
  return http[name](path, ({ request, params }) => respond(request, params));
}

/** What the schema makes of the request; without a schema, nothing. */
async function readInput(
  { method }: Route,
  schema: CallSchemas | undefined,
  request: Request,
): Promise<unknown> {
  const isRead = method === 'GET';
  const sendsForm = /^multipart\//.test(request.headers.get('content-type') ?? '');
  const written = sendsForm ? (schema?.form ?? schema?.body) : (schema?.body ?? schema?.form);
  const shape = isRead ? schema?.query : written;
  if (!shape) return undefined;
  const input = isRead
    ? Object.fromEntries(new URL(request.url).searchParams)
    : await readSent(request.clone(), shape === schema?.form);
  if (input === undefined && !isOptional(shape)) return failure('MALFORMED');
  const result = z.safeParse(shape, input);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => {
    const { code, message } = issue;
    // A key that is not known has no place of its own: its name is the path.
    if (code === 'unrecognized_keys') {
      return issue.keys.map((path) => ({ path, code: 'unrecognized_key', message }));
    }
    return [{ path: issue.path.join('.'), code, message }];
  });
  return failure(isRead ? 'INVALID_QUERY' : 'VALIDATION', { errors });
}

/** Whether a call may go without a body. */
function isOptional(shape: z.core.$ZodType): boolean {
  return z.safeParse(shape, undefined).success;
}

/** What a write carries, or undefined when it cannot be read as what the contract asks for. */
async function readSent(request: Request, isForm: boolean): Promise<unknown> {
  try {
    return isForm ? Object.fromEntries(await request.formData()) : await request.json();
  } catch {
    return undefined;
  }
}

function succeeded(route: Route, value: unknown): Response {
  const { httpStatus, body } = envelopeOf(route, value);
  return HttpResponse.json(body, { status: httpStatus });
}

function failed({ httpStatus, body, retryAfter }: MockFailure): Response {
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return HttpResponse.json({ ...body }, { status: httpStatus, headers });
}
