import { type HttpHandler, http } from 'msw';
import * as z from 'zod/mini';
import { API_BASE_PATH } from '../contract/protocol.ts';
import { parseRoute, type Route } from '../contract/route.ts';
import { type RouteLine, routes } from '../contract/routes.ts';
import { type CallSchemas, schemas } from '../contract/schemas.ts';
import { envelopeOf } from './envelope.ts';
import { failure, MockFailure } from './failure.ts';
import type { CallName, MockCall, Resolver, Resolvers } from './resolver.ts';
import type { World } from './world/world.ts';

/**
 * Returns one handler for Mock Service Worker. Input that the contract rejects fails as on the
 * server and never reaches the resolver.
 */
export function mock<N extends CallName>(name: N, resolver: Resolver<N>): HttpHandler {
  const { route, schema } = rowOf(name);
  // The schema has read the input, so it is what the resolver's type says.
  return handler(route, schema, resolver as (call: MockCall<unknown>) => unknown);
}

/** Options of `mockApi`: the world, the signed-in user, and resolvers of its calls. */
export interface MockApiOptions {
  /** The world that is read and written, from `createWorld`. */
  readonly world?: World | undefined;
  /** Who makes the calls that carry no token of the world, by their email address: for a story, or a test without a sign-in. */
  readonly signedInAs?: string | undefined;
  /** Resolvers of calls that the world shall not answer. */
  readonly overrides?: Resolvers | undefined;
}

/**
 * Returns handlers for every call of the table, static paths before those with an id. They answer from `world`, as the API
 * does. Without one, a call that `overrides` does not name returns 404 with its name, so that a story shows what it forgot.
 */
export function mockApi({ world, signedInAs, overrides = {} }: MockApiOptions = {}): HttpHandler[] {
  const resolvers: Readonly<Record<string, unknown>> = overrides;
  return names()
    .map((name) => ({ name, ...rowOf(name) }))
    .sort((a, b) => Number(a.route.param !== undefined) - Number(b.route.param !== undefined))
    .map(({ name, route, schema }) => {
      const resolver = resolvers[name] as ((call: MockCall<unknown>) => unknown) | undefined;
      if (resolver) return handler(route, schema, resolver);
      const answer = world?.answers[name];
      if (world && answer) {
        // The schema has read the input, and the guard adds who calls.
        const read = answer as (call: MockCall<unknown>) => unknown;
        return handler(route, schema, read, (request, id) =>
          world.admit(name, request, id, signedInAs),
        );
      }
      return handler(route, undefined, () =>
        failure('NOT_FOUND', { message: `No mock for ${name}.` }),
      );
    });
}

/** The names of the table are those that its type has. */
function names(): CallName[] {
  return Object.entries(routes).flatMap(([group, calls]) =>
    Object.keys(calls).map((call) => `${group}.${call}`),
  ) as CallName[];
}

function rowOf(name: CallName): { route: Route; schema: CallSchemas | undefined } {
  const [group = '', call = ''] = name.split('.');
  const lines: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;
  const shapes: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;
  const line = lines[group]?.[call];
  if (!line) throw new TypeError(`No call is named ${name}`);
  return { route: parseRoute(line), schema: shapes[group]?.[call] };
}

/** Decides whether a request may make a call, before its input is read; what it returns goes along with the call. */
type Guard = (request: Request, id: string) => object;

function handler(
  route: Route,
  schema: CallSchemas | undefined,
  resolver: (call: MockCall<unknown>) => unknown,
  guard: Guard = () => ({}),
): HttpHandler {
  const path = `*${API_BASE_PATH}${route.path.replace(/\{(\w+)\}/, ':$1')}`;
  return on(route, path, async (request, params) => {
    const value = await answerOf(async () => {
      const id = String(params[route.param ?? ''] ?? '');
      const more = guard(request, id);
      const input = await readInput(route, schema, request);
      return input instanceof MockFailure ? input : resolver({ ...more, id, input, request });
    });
    return value instanceof MockFailure ? failed(value) : succeeded(route, value);
  });
}

/** A failure can be returned or thrown. */
async function answerOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MockFailure) return error;
    throw error;
  }
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

/** Returns the input of a request, parsed by its schema; undefined without a schema. */
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

/** Returns the body of a write, or undefined when it cannot be read as the contract asks for. */
async function readSent(request: Request, isForm: boolean): Promise<unknown> {
  try {
    return isForm ? Object.fromEntries(await request.formData()) : await request.json();
  } catch {
    return undefined;
  }
}

// `HttpResponse.json` of MSW measures each body in a Blob, for which a page asks another process of the browser.
function succeeded(route: Route, value: unknown): Response {
  const { httpStatus, body } = envelopeOf(route, value);
  return Response.json(body, { status: httpStatus });
}

function failed({ httpStatus, body, retryAfter }: MockFailure): Response {
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json({ ...body }, { status: httpStatus, headers });
}
