import {
  API_BASE_PATH,
  access,
  type CallAccess,
  type CallSchemas,
  codes,
  OPENED_BY_PART,
  parseRoute,
  type Route,
  type RouteLine,
  routes,
  schemas,
} from '@booking/api-client/contract';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { auditAs } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import type { RawJson } from '../database/document.ts';
import { isId } from '../database/id.ts';
import type { RawPage } from '../database/list.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http-error.ts';
import { redactInLog } from '../log.ts';
import { calledBy } from '../queue/caller.ts';
import { secretsIn } from '../redact.ts';
import { type Actor, partyOf } from '../session/guard.ts';
import type { Replica } from '../session/replica.ts';
import type { Sessions } from '../session/sessions.ts';
import { inSpan } from '../tracing.ts';
import type { Handlers, Prepared, PublicCall, SignedCall } from './call.ts';
import { allowedOnFullDisk, changesNothing, hasSecretReply } from './call-exceptions.ts';
import { callerOf } from './caller.ts';
import type { HttpEnv } from './env.ts';
import { bodyReply, documentReply, firstReply, pageReply, type Reply } from './envelope.ts';
import { FORM_MAX_BYTES, isForm, readForm } from './form.ts';
import {
  countStored,
  once,
  type RequestParts,
  readKey,
  requireKeyQuota,
  storedReply,
} from './idempotency.ts';
import { BODY_MAX_BYTES, readBody, readBytes, readQuery } from './input.ts';
import type { Proxies } from './proxies.ts';

export interface MountOptions {
  readonly db: Database;
  /** Where dear reads may go. */
  readonly replica: Replica;
  readonly sessions: Sessions;
  readonly handlers: Handlers;
  readonly proxies: Proxies;
  readonly hashOf: (request: RequestParts) => string;
  readonly hasDiskSpace: () => Promise<boolean>;
}

export interface Mounted {
  /** Its name, as in `user.login`. */
  readonly name: string;
  readonly route: Route;
  readonly access: CallAccess;
  readonly schema: CallSchemas;
  readonly handle: AnyHandler;
}
type AnyCall = SignedCall<never, never>;
type AnyHandler = ((call: AnyCall) => Promise<unknown>) | Prepared<AnyCall, unknown>;

/** Mounts every call of the contract, and a 405 for methods that a path does not support. */
export function mountApi(app: Hono<HttpEnv>, options: MountOptions): void {
  const mounted = contractCalls(options.handlers);
  for (const call of mounted) {
    const { method } = call.route;
    app.on(method, pathOf(call.route), (c, next) =>
      // A HEAD arrives as a GET: it would do the work, which may be a refresh, and lose the response.
      c.req.method === method ? traced(c, call, options) : next(),
    );
  }
  for (const path of new Set(mounted.map((call) => pathOf(call.route)))) {
    const allowed = mounted.filter((call) => pathOf(call.route) === path);
    const methods = allowed.map((call) => call.route.method).join(', ');
    app.all(path, () => {
      throw new HttpError('METHOD_NOT_ALLOWED', { headers: { Allow: methods } });
    });
  }
  app.all(`${API_BASE_PATH}/*`, () => {
    throw new HttpError('NOT_FOUND');
  });
}

/** One call, as a span of its own. */
function traced(c: Context<HttpEnv>, call: Mounted, options: MountOptions): Promise<Response> {
  const attributes = { 'booking.request_id': c.get('requestId') };
  return inSpan(call.name, attributes, () => respond(c, call, options), isFailure);
}

/** Whether the product has failed the request, and not the request the rules. */
function isFailure(error: unknown): boolean {
  return !(error instanceof HttpError) || codes[error.code].status >= 500;
}

/** Finds the calls of the contract by their names, for work that no request brings. */
export function callFinder(handlers: Handlers): (name: string) => Mounted {
  const calls = new Map(contractCalls(handlers).map((call) => [call.name, call]));
  return (name) => {
    const call = calls.get(name);
    if (!call) throw new TypeError(`There is no call ${name}.`);
    return call;
  };
}

/** Runs a write of the contract in a transaction that is there already, as `respond` does in one of its own. */
export async function runWrite(call: Mounted, db: Database, input: WriteInput): Promise<unknown> {
  const { handle } = call;
  const signed = callOf({
    query: undefined,
    headers: new Headers(),
    outgoing: new Headers(),
    address: '',
    ...input,
    db,
  });
  return typeof handle === 'function' ? handle(signed) : (await handle.prepare(signed))(db);
}

/** The input of a write that no request brings. */
export interface WriteInput {
  readonly id: string;
  readonly body: unknown;
  readonly actor: Actor;
  readonly now: Date;
}

/** Reads a page of a list as someone, by a query as it stands in an address. */
export async function runList(
  call: Mounted,
  db: Database,
  { search, actor, now }: { search: URLSearchParams; actor: Actor; now: Date },
): Promise<RawPage> {
  const { handle, schema } = call;
  if (typeof handle !== 'function') throw new Error(`${call.name} is no read.`);
  const query = readQuery(schema.query, search);
  const rest = { headers: new Headers(), outgoing: new Headers(), address: '' };
  const input = { id: undefined, body: undefined, query, actor, now, db, ...rest };
  return (await handle(callOf(input))) as RawPage;
}

/** The calls with static paths first: `/user/me` must not be read as a user's id. */
function contractCalls(handlers: Handlers): Mounted[] {
  const lines: Record<string, Record<string, RouteLine>> = routes;
  const schemaOf: Record<string, Record<string, CallSchemas>> = schemas;
  const accessOf: Record<string, Record<string, CallAccess>> = access;
  // The types of `Handlers` have paired each handler with its own line and schemas; here they are one kind.
  const handlerOf = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  const calls = Object.entries(lines).flatMap(([group, names]) =>
    Object.entries(names).map(([name, line]): Mounted => {
      const schema = schemaOf[group]?.[name];
      const rule = accessOf[group]?.[name];
      const handle = handlerOf[group]?.[name];
      if (!schema || !rule || !handle) throw new Error(`${group}.${name} is not complete.`);
      return { name: `${group}.${name}`, route: parseRoute(line), access: rule, schema, handle };
    }),
  );
  return [
    ...calls.filter((call) => !call.route.param),
    ...calls.filter((call) => call.route.param),
  ];
}

function pathOf(route: Route): string {
  return API_BASE_PATH + route.path.replace(/\{(\w+)\}/, ':$1');
}

async function respond(c: Context<HttpEnv>, call: Mounted, options: MountOptions) {
  const { route, schema, handle } = call;
  const { headers } = c.req.raw;
  c.set('call', call.name);
  const writes = route.method !== 'GET';
  const asked = {
    access: call.access,
    writes,
    parts: OPENED_BY_PART[call.name],
    changesNothing: changesNothing.has(call.name),
  };
  const caller = call.access === 'public' ? undefined : callerOf(options.sessions, headers, asked);
  caller?.requireSigned();
  const bytes = await readSent(c.req.raw, schema, caller !== undefined);
  // Only now: someone who holds back the end of a body has the rights of its end, not those of its beginning.
  const now = new Date();
  const actor = await caller?.admit();
  if (actor) calledBy(partyOf(actor));
  auditAs(call.name, actor);

  const id = route.param && c.req.param(route.param);
  // The token of a link is the only parameter that is not an id.
  if (id !== undefined && route.param !== 'token' && !isId(id)) throw new HttpError('NOT_FOUND');
  const query = readQuery(schema.query, new URL(c.req.url).searchParams);
  const body = await parseSent(headers.get('content-type'), schema, bytes);
  redactInLog(...secretsIn(body));

  const address = options.proxies.address(c);
  const outgoing = new Headers();
  const input = { id, query, body, headers, address, outgoing, now };
  const { db } = options;
  if (!actor && writes && !allowedOnFullDisk.has(call.name) && !(await options.hasDiskSpace())) {
    throw new HttpError('STORAGE_FULL');
  }
  if (!caller || !actor || !writes) {
    if (typeof handle !== 'function') throw new Error(`${call.name} has no transaction.`);
    const read = (from: Database) => handle(callOf({ ...input, actor, db: from }));
    const isDear = actor && mayBeBehind(call, new URL(c.req.url).searchParams);
    const answer = isDear ? await options.replica.read(actor.familyId, read) : await read(db);
    return send(reply(route, answer), outgoing);
  }

  const key = hasSecretReply.has(call.name) ? undefined : readKey(headers);
  const parts = {
    method: route.method,
    path: new URL(c.req.url).pathname,
    type: headers.get('content-type'),
    body: bytes,
  };
  const keyed = key && { userId: actor.userId, key, requestHash: options.hashOf(parts) };
  const stored = keyed && (await storedReply(db, keyed, now));
  if (stored) return send(stored, outgoing);
  if (keyed) await requireKeyQuota(db, keyed);
  if (!(await options.hasDiskSpace())) throw new HttpError('STORAGE_FULL');
  try {
    const work =
      typeof handle === 'function'
        ? (tx: Database) => handle(callOf({ ...input, actor, db: tx }))
        : await handle.prepare(callOf({ ...input, actor, db }));
    const run = async (tx: Database): Promise<Reply> => reply(route, await work(tx));
    const done = await inTransaction(db, async (tx) => {
      const reply = await (keyed ? once(tx, keyed, now, () => run(tx)) : run(tx));
      await caller.confirm(tx, actor);
      if (keyed) await countStored(tx, keyed, reply);
      return reply;
    });
    await options.replica.noteWrite(actor.familyId);
    return send(done, outgoing);
  } catch (error) {
    // Why a write is refused, as with the document of a conflict, is told to those alone who may still make it.
    if (error instanceof HttpError && codes[error.code].status < 500) await caller.admit();
    throw error;
  }
}

/** Whether a call reads much, and something as it was a moment ago will do: a report, a search, an exact count, the pages of an export. */
function mayBeBehind({ name, route }: Mounted, query: URLSearchParams): boolean {
  if (route.method !== 'GET') return false;
  if (name.startsWith('report.') || query.get('search')) return true;
  return query.has('after') || query.get('count') === 'exact';
}

/** Whether the body of a request is read as a form. */
function isSentAsForm({ body, form }: CallSchemas, type: string | null): boolean {
  return form !== undefined && (!body || isForm(type));
}

/** The body of a request; undefined for a call that takes none. */
async function readSent(request: Request, schema: CallSchemas, isSignedIn: boolean) {
  if (isSentAsForm(schema, request.headers.get('content-type'))) {
    return readBytes(request, FORM_MAX_BYTES);
  }
  if (!schema.body) return undefined;
  return readBytes(request, BODY_MAX_BYTES[isSignedIn ? 'signedIn' : 'anybody']);
}

/** Returns the body of a request, checked by the call's schema. */
async function parseSent(type: string | null, schema: CallSchemas, bytes: Uint8Array | undefined) {
  const { body, form } = schema;
  if (!bytes) return undefined;
  if (form && isSentAsForm(schema, type)) return readForm(form, type, bytes);
  if (!body) return undefined;
  // A body that may be left out has no type either.
  const absent = bytes.length === 0 ? z.safeParse(body, undefined) : undefined;
  if (absent?.success) return absent.data;
  return readBody(body, type, bytes);
}

/** The contract's schema has checked the input; the compiler cannot follow that through the table. */
function callOf(input: Loose<PublicCall<never, never>> & Loose<Partial<SignedCall<never, never>>>) {
  return input as unknown as SignedCall<never, never>;
}
type Loose<T> = { [K in keyof T]: unknown };

function reply(route: Route, value: unknown): Reply {
  const { response: shape } = route;
  if (shape.kind === 'body') return bodyReply(value as object | null);
  if (shape.kind === 'list') return pageReply(shape, value as RawPage);
  if (shape.kind === 'first') return firstReply(shape, value as RawJson | null);
  return documentReply(shape, route.method === 'POST', value as RawJson);
}

function send({ status, body }: Reply, headers: Headers): Response {
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers });
}
