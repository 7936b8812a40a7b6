import { API_BASE_PATH } from '@booking/api-client/contract';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { TestApp } from '../app.ts';
import { type ContractCall, pathOf } from '../calls.ts';
import { bodiesOf, queriesOf } from '../fuzz/from-schema.ts';
import { type IdPlace, withIds } from '../ids-inside.ts';
import { packed } from '../packed.ts';

/** A request that a call's schemas accept. */
export interface GoodRequest {
  readonly path: string;
  readonly body: unknown;
  readonly form: FormData | undefined;
}

/** The same requests every time: these tests ask who may, not what may be sent. */
const SEED = 20_261_121;

/** How often as many are tried as are asked for. */
const ROUNDS = 200;

/**
 * Requests that the schemas of a call accept, on one id.
 *
 * @param ids stands in the place of every id inside of the query and the body; without, they are of no row.
 * @throws Error when too few of what is tried is accepted.
 */
export function goodRequests(
  call: ContractCall,
  id: string,
  ids: string = id,
  count = 2,
): GoodRequest[] {
  const { body, form } = call.schema;
  const accepted: [Record<string, string>, unknown][] = [];
  for (let round = 0; round < ROUNDS && accepted.length < count; round++) {
    // With its ids: a list that takes each once may not take the same one in all of its places.
    const placed = triedOf(call, count, round).map(
      ([search, value]): Tried => [
        search,
        value === undefined ? undefined : JSON.parse(allIds(JSON.stringify(value), ids)),
      ],
    );
    for (const [search, value] of placed) {
      const taken = takenQuery(call, search);
      if (taken && (!body || z.safeParse(body, value).success)) accepted.push([taken, value]);
    }
  }
  if (accepted.length < count) throw new Error(`${call.name} accepts too little of what is tried.`);
  return accepted.slice(0, count).map(([search, value]) => {
    const text = allIds(new URLSearchParams(search).toString(), ids);
    return {
      path: `${API_BASE_PATH}${pathOf(call, id)}${text && '?'}${text}`,
      body: value,
      // Where a call takes both, its JSON.
      form: form && !body ? new FormData() : undefined,
    };
  });
}

type Tried = readonly [search: Record<string, string>, value: unknown];
/** Requests that were tried, for the tests that follow: making them takes longer than sending them. */
const drawn = new Map<string, readonly Tried[]>();

function triedOf({ name, schema }: ContractCall, count: number, round: number): readonly Tried[] {
  const key = `${name} ${count} ${round}`;
  const earlier = drawn.get(key);
  if (earlier) return earlier;
  const { query, body } = schema;
  const asked = query ? queriesOf(query) : fc.constant({});
  const sent = body ? bodiesOf(body) : fc.constant(undefined);
  const tried = fc.sample(fc.tuple(asked, sent), { numRuns: count, seed: SEED + round });
  drawn.set(key, tried);
  return tried;
}

/** A query that a call about one record takes: a period is one day where two days are none. Lists take most queries. */
function takenQuery({ schema, route }: ContractCall, search: Record<string, string>) {
  const { query } = schema;
  if (!query || route.param === undefined) return search;
  const { startDate } = search;
  const oneDay = startDate === undefined ? search : { ...search, endDate: startDate };
  return [search, oneDay].find((some) => z.safeParse(query, some).success);
}

/** Each request once, in their order. Forms are as empty as they are made. */
export function distinct(requests: readonly GoodRequest[]): GoodRequest[] {
  return [
    ...new Map(
      requests.map((request) => [JSON.stringify([request.path, request.body]), request] as const),
    ).values(),
  ];
}

/** Sends it, with a token or as no one. */
export async function answerTo(
  test: TestApp,
  { route }: ContractCall,
  { path, body, form }: GoodRequest,
  token?: string,
) {
  const sent = form && (await packed(form));
  const answer = await test.app.request(
    `http://localhost${path}`,
    {
      method: route.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(sent && { 'Content-Type': sent.type }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(sent && { body: sent.bytes }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.8' } } },
  );
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) };
}

/**
 * The same request with other ids inside of its query and body, as `put` returns them for each position; the path keeps
 * its own.
 */
export function withOtherIds(
  request: GoodRequest,
  put: (fields: IdPlace, old: string) => string,
): GoodRequest {
  const [path = '', query] = request.path.split('?');
  const asked = withIds(Object.fromEntries(new URLSearchParams(query)), put);
  return {
    ...request,
    path: query ? `${path}?${new URLSearchParams(asked as Record<string, string>)}` : path,
    body: withIds(request.body, put),
  };
}

/** The same request without what would end it before its ids are looked at: filters beside them, and a version. */
export function plain({ schema }: ContractCall, request: GoodRequest): GoodRequest {
  const [path = '', text] = request.path.split('?');
  const query = Object.fromEntries(new URLSearchParams(text));
  const search = without(
    query,
    schema.query,
    (name, value) => withIds(value, () => '') === value || name === 'after',
  );
  const body = without(request.body, schema.body, (name) => name === '__v');
  return {
    ...request,
    path: text ? `${path}?${new URLSearchParams(search as Record<string, string>)}` : path,
    body,
  };
}

/** A value without the fields for which `isLeftOut`, as far as the schema does without them. */
function without(
  value: unknown,
  schema: z.core.$ZodType | undefined,
  isLeftOut: (name: string, value: unknown) => boolean,
): unknown {
  if (typeof value !== 'object' || value === null || !schema) return value;
  let fields: Record<string, unknown> = { ...value };
  for (const [name, old] of Object.entries(value)) {
    if (!isLeftOut(name, old)) continue;
    const { [name]: _, ...rest } = fields;
    if (z.safeParse(schema, rest).success) fields = rest;
  }
  return fields;
}

function allIds(text: string, ids: string): string {
  return ids ? text.replace(/\b[0-9a-f]{24}\b/g, ids) : text;
}
