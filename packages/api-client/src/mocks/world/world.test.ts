import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { parseRoute } from '../../contract/route.ts';
import { type RouteLine, routes } from '../../contract/routes.ts';
import { type CallSchemas, schemas } from '../../contract/schemas.ts';
import { type Client, createClient, memoryStorage } from '../../index.ts';
import { referencedCalls } from '../../reference/calls.ts';
import { exampleOf } from '../../reference/example.ts';
import { choices, type Fragment } from '../../reference/json-schema.ts';
import { everyCall } from '../../testing/every-call.ts';
import { accountOf } from '../../testing/ground.ts';
import { usualCall } from '../../testing/usual-call.ts';
import { mockApi } from '../index.ts';
import type { CallName } from '../resolver.ts';
import { createWorld, type World } from './world.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const now = new Date('2026-11-28T06:00:00.000Z');
let world: World;
let api: Client;
beforeEach(async () => {
  world = createWorld({ now });
  server.use(...mockApi({ world }));
  api = createClient({ baseUrl: 'https://api.test/api/v1', storage: memoryStorage() });
  api.session.begin(await api.user.login(accountOf(world)));
});

const linesOf: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;
const schemasOf: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;
const names = Object.entries(linesOf).flatMap(([group, calls]) =>
  Object.keys(calls).map((call) => ({ group, call, name: `${group}.${call}` as CallName })),
);

describe.each(names)('$name', ({ group, call: callName, name }) => {
  it('is answered as the contract says', async () => {
    const call = everyCall[name] ?? usualCall(group, callName);
    if (!call) throw new Error(`every-call.ts has no ${name}.`);
    const value = await call(api, world);
    const { response, extra } = schemasOf[group]?.[callName] ?? {};
    const { response: place } = parseRoute(linesOf[group]?.[callName] ?? 'GET /');
    const { kind } = place;
    const also = place.kind === 'body' ? undefined : place.extra;
    const sample = response ?? z.never();
    const { items, ...rest } = Object(value);
    const whole = { items: z.array(sample), ...(also && extra && { [also]: z.array(extra) }) };
    const shape =
      kind === 'list' ? z.object(whole) : kind === 'first' ? z.nullable(sample) : sample;
    const listed = { items, ...(also && { [also]: rest[also] }) };
    const answer = kind === 'list' ? listed : kind === 'body' ? bodyOf(value) : value;
    // Without a field that the contract does not have.
    expect(z.parse(shape, answer)).toEqual(answer);
    if (kind === 'list') expect(items.length).toBeGreaterThan(0);
  });
});

/** Returns the fields of a body besides its `status`; undefined for none. */
function bodyOf(value: unknown): unknown {
  const { status: _success, ...rest } = Object(value);
  return Object.keys(rest).length > 0 ? rest : undefined;
}

const lists = referencedCalls.filter(({ response }) => response.kind === 'list');

test.each(lists)(
  '$group.$call takes every filter, order and field of its query',
  async ({ path, input }) => {
    for (const [key, fragment] of Object.entries(input?.properties ?? {})) {
      for (const value of valuesOf(fragment, key)) {
        const answer = api.request('GET', `/${path.slice(1)}`, { query: { [key]: value } });
        await expect(answer, `${key}=${value}`).resolves.toMatchObject({ status: 'success' });
      }
    }
  },
);

/** The values that a field of a query can have, or an example. */
function valuesOf(fragment: Fragment, key: string): readonly unknown[] {
  const [first = fragment] = choices(fragment) ?? [];
  const item = first.items ?? first;
  if (key === 'fields') return ['createdAt'];
  return item.enum ?? [exampleOf(item, key)];
}

describe('a world', () => {
  const textOf = (sample: World) =>
    JSON.stringify([
      sample.institutions(),
      sample.users(),
      sample.subscriptions(),
      sample.assets(),
    ]);

  test('goes on with the session of a page that is loaded again, by access and by refresh token', async () => {
    const reloaded = (seed?: number) => {
      server.resetHandlers(...mockApi({ world: createWorld({ now, seed }) }));
    };
    const { _id } = await api.user.me();
    reloaded();
    await expect(api.user.me()).resolves.toMatchObject({ _id });
    reloaded();
    await expect(api.session.refresh()).resolves.toBeDefined();
    await expect(api.user.me()).resolves.toMatchObject({ _id });
    reloaded(2);
    await expect(api.user.me()).rejects.toMatchObject({ kind: 'auth' });
  });

  test('takes the token of another world for none, and refuses one of its own that has ended', async () => {
    const signedInAs = 'owner@booking.example';
    const second = createWorld({ now, seed: 2 });
    server.resetHandlers(...mockApi({ world: second, signedInAs }));
    await expect(api.user.me()).resolves.toMatchObject({ email: signedInAs });
    const ended = second.signIn(signedInAs);
    api.session.begin(ended);
    await api.user.logout();
    api.session.begin(ended);
    await expect(api.user.me()).rejects.toMatchObject({ kind: 'auth' });
  });

  test('is the same for the same seed on the same day, and another for another one', () => {
    const later = new Date('2026-11-28T15:00:00.000Z');
    const first = textOf(createWorld({ now }));
    expect(textOf(createWorld({ now: later }))).toBe(first);
    expect(textOf(createWorld({ now, seed: 2 }))).not.toBe(first);
  });

  test('is as large as one likes', () => {
    expect(world.institutions()).toHaveLength(12);
    expect(createWorld({ now, institutes: 60 }).institutions()).toHaveLength(60);
  });

  test.each([1, 7, 23])(
    'gives the accounts a hotel with rooms enough for a day (seed %i)',
    (seed) => {
      const sample = createWorld({ now, seed });
      const owner = sample.users().find(({ email }) => email === 'owner@booking.example');
      const own = sample
        .assets()
        .filter(({ institution }) => institution === owner?.institution?._id);
      expect(own).toHaveLength(24);
      expect(own.filter(({ name }) => name.startsWith('Room ')).length).toBeGreaterThanOrEqual(12);
    },
  );

  test.each([1, 2, 3, 4, 5])('refers to nothing that is not there (seed %i)', (seed) => {
    const sample = createWorld({ now, seed });
    const documents = [
      ...[
        sample.templates(),
        sample.generics(),
        sample.institutions(),
        sample.users(),
        sample.categories(),
      ],
      ...[sample.assets(), sample.colors(), sample.otas(), sample.plans(), sample.subscriptions()],
      ...[sample.roles(), sample.messages()],
    ].flat();
    const entries = sample.subscriptions().flatMap(({ entries: lines }) => lines ?? []);
    const ids = new Set([...documents, ...entries].map(({ _id }) => _id));
    const named = [...JSON.stringify(documents).matchAll(/"([0-9a-f]{24})"/g)];
    expect(named.map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length);
  });

  test('counts what there is', () => {
    for (const institution of world.institutions()) {
      const of = { institution: institution._id };
      const assets = world.assets().filter((asset) => asset.institution === of.institution);
      expect(institution.counts.assets).toBe(assets.length);
      const { currentSubscription: current } = institution;
      if (!current) continue;
      const plan = world.subscriptions().find(({ _id }) => _id === current._id);
      expect(plan?.institution._id).toBe(institution._id);
      expect(assets.length).toBeLessThanOrEqual(plan?.limits.assets ?? assets.length);
    }
  });
});
