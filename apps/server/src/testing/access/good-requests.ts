import { API_BASE_PATH } from '@booking/api-client/contract';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { TestApp } from '../app.ts';
import { type ContractCall, pathOf } from '../calls.ts';
import { bodiesOf, queriesOf } from '../fuzz/from-schema.ts';

/** A request that a call's schemas accept. */
export interface GoodRequest {
  readonly path: string;
  readonly body: unknown;
  readonly form: FormData | undefined;
}

/** The same few every time: these tests ask who may, not what may be sent. */
const SEED = 20_261_121;

/** How often as many are tried as are asked for. */
const ROUNDS = 200;

/**
 * Requests that the schemas of a call accept, on one id.
 *
 * @param ids stands in the place of every id inside of the query and the body.
 * @throws Error when too few of what is tried is accepted.
 */
export function goodRequests(
  call: ContractCall,
  id: string,
  ids: string = id,
  count = 2,
): GoodRequest[] {
  const { query, body, form } = call.schema;
  const asked = query ? queriesOf(query) : fc.constant({});
  const sent = body ? bodiesOf(body) : fc.constant(undefined);
  const found: [Record<string, string>, unknown][] = [];
  for (let round = 0; round < ROUNDS && found.length < count; round++) {
    const tried = fc.sample(fc.tuple(asked, sent), { numRuns: count, seed: SEED + round });
    found.push(...tried.filter(([, value]) => !body || z.safeParse(body, value).success));
  }
  if (found.length < count) throw new Error(`${call.name} accepts too little of what is tried.`);
  return found.slice(0, count).map(([search, value]) => {
    const text = withIds(new URLSearchParams(search).toString(), ids);
    return {
      path: `${API_BASE_PATH}${pathOf(call, id)}${text && '?'}${text}`,
      body: value === undefined ? undefined : JSON.parse(withIds(JSON.stringify(value), ids)),
      // Where a call takes both, its JSON.
      form: form && !body ? new FormData() : undefined,
    };
  });
}

/** Sends it, with a token or as no one. */
export async function answerTo(
  test: TestApp,
  { route }: ContractCall,
  { path, body, form }: GoodRequest,
  token?: string,
) {
  const answer = await test.app.request(
    `http://localhost${path}`,
    {
      method: route.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.8' } } },
  );
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) };
}

function withIds(text: string, ids: string): string {
  return ids ? text.replace(/\b[0-9a-f]{24}\b/g, ids) : text;
}
