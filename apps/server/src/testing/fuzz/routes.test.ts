import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { institution } from '../../schema/tenant.ts';
import { ADMIN, oneDatabase, openTestApp, type TestApp } from '../app.ts';
import { calls } from '../calls.ts';
import { idMakers } from '../id-makers.ts';
import { type IdsInside, idKinds, makeInside } from '../ids-inside.ts';
import { fuzzCall } from './fuzz-call.ts';

/** Requests over all calls; `npm run fuzz:routes` sends many more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
/** Printed with a failure; the same seed sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

describe.each(oneDatabase)(`any request for any call, on $kind (FUZZ_SEED=${seed})`, (database) => {
  let test: TestApp;
  let ids: Readonly<Record<string, readonly string[]>>;
  let inside: IdsInside;

  beforeAll(async () => {
    test = await openTestApp(database);
    const tenant = await test.institute((await test.signIn(ADMIN)).accessToken);
    const entries = Object.entries(idMakers).map(async ([param, make]) => [
      param,
      [await make(test, tenant)],
    ]);
    ids = Object.fromEntries(await Promise.all(entries));
    inside = await makeInside(test, tenant, idKinds);
  });
  afterAll(() => test.close());

  it.each(calls)(
    '$name refuses what is wrong, by code and field, and does nothing then',
    (call) =>
      fuzzCall(test, call, {
        seed,
        requests: Math.ceil(REQUESTS / calls.length),
        ids: ids[call.route.param ?? ''] ?? [],
        inside,
        ask: test.app.request,
      }),
    // For the long form; a request that hangs is found by its own limit.
    600_000 + REQUESTS * 20,
  );
});

/** Returns the response of a product with a fault. Undefined leaves the response unchanged. */
type Fault = (test: TestApp, answer: Response, text: string) => Promise<Response | undefined>;

const changed = (text: string, answer: Response, status = answer.status) =>
  new Response(text, { status, headers: answer.headers });
/** Whether a response is a failure by the schema. */
const isInvalid = (text: string) => text.includes('"code":"VALIDATION"');

const faults: readonly (readonly [name: string, fault: Fault, told: RegExp])[] = [
  [
    'falls over what it should refuse',
    async (_test, answer, text) => (isInvalid(text) ? changed(text, answer, 500) : undefined),
    /less than 500/,
  ],
  [
    'accepts what it should refuse',
    async (_test, answer, text) =>
      isInvalid(text) ? changed('{"status":"success"}', answer, 200) : undefined,
    /VALIDATION/,
  ],
  [
    'tells where it failed',
    async (_test, answer, text) =>
      isInvalid(text)
        ? changed(text.replace('"message":"', '$&at insert (store.ts:7:1) '), answer)
        : undefined,
    /not to match/,
  ],
  [
    'names no field',
    async (_test, answer, text) =>
      isInvalid(text) ? changed(text.replace(/"errors":\[.*\]/, '"errors":[]'), answer) : undefined,
    /length/,
  ],
  [
    'names another field',
    async (_test, answer, text) =>
      isInvalid(text)
        ? changed(text.replace(/"path":"[^"]*"/g, '"path":"weather"'), answer)
        : undefined,
    /false to be true/,
  ],
  [
    'writes before it refuses',
    async (test, { status }) => {
      if (status >= 400) {
        await test.db.update(institution).set({ version: sql`${institution.version} + 1` });
      }
      return undefined;
    },
    /deeply equal/,
  ],
  [
    'lets an answer be kept',
    async (_test, answer, text) => {
      const cacheable = changed(text, answer);
      cacheable.headers.delete('Cache-Control');
      return cacheable;
    },
    /no-store/,
  ],
];

describe('the same requests', () => {
  const [database] = oneDatabase;
  let test: TestApp;

  beforeAll(async () => {
    if (!database) throw new Error('The tests need a database.');
    test = await openTestApp(database);
    await test.institute((await test.signIn(ADMIN)).accessToken);
  });
  afterAll(() => test.close());

  it.each(faults)('find a product out that %s', async (_name, fault, told) => {
    const call = calls.find(({ name }) => name === 'institution.create');
    if (!call) throw new Error('The call of these tests has gone.');
    const ask: TestApp['app']['request'] = async (...request) => {
      const answer = await test.app.request(...request);
      const text = await answer.clone().text();
      return (await fault(test, answer, text)) ?? answer;
    };
    const run = fuzzCall(test, call, { seed: 1, requests: 120, ids: [], inside: new Map(), ask });
    await expect(run).rejects.toMatchObject({
      cause: { message: expect.stringMatching(told) },
    });
  });
});
