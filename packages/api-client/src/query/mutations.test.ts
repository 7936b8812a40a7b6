import { MutationCache, MutationObserver, QueryClient, type QueryKey } from '@tanstack/query-core';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createClient, type Institution, type InstitutionUpdate, memoryStorage } from '../index.ts';
import { createMutations, createQueries, invalidateAfterWrites, invalidates } from './index.ts';

const lotus = { _id: 'a1', name: 'Lotus', __v: 4 };
const sent: { readonly line: string; readonly body: unknown; readonly key: string | null }[] = [];
let status = 200;
const api = createClient({
  baseUrl: 'https://api.test/api/v1',
  storage: memoryStorage(),
  fetch: async (url, init) => {
    const { pathname } = new URL(String(url));
    sent.push({
      line: `${init?.method} ${pathname.slice('/api/v1'.length)}`,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      key: new Headers(init?.headers).get('idempotency-key'),
    });
    const data = { institution: lotus, color: { _id: 'c1' }, statusColors: [] };
    return Response.json({ data }, { status });
  },
});
const m = createMutations(api);
const q = createQueries(api);

beforeEach(() => {
  sent.length = 0;
  status = 200;
});

function createCache() {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: invalidateAfterWrites }),
  });
  const queries: Record<string, QueryKey> = {
    list: q.institution.list().queryKey,
    lotus: q.institution.get('a1').queryKey,
    palm: q.institution.get('b2').queryKey,
    me: q.user.me().queryKey,
    templates: q.template.list().queryKey,
    otas: q.ota.list().queryKey,
  };
  for (const key of Object.values(queries)) client.setQueryData(key, {});
  const stale = () =>
    Object.keys(queries).filter((name) => {
      const key = queries[name];
      return key && client.getQueryState(key)?.isInvalidated;
    });
  return { client, stale };
}

describe('mutations', () => {
  test('make the call with its id, its body and its options', async () => {
    await m.institution.update.mutationFn({
      id: 'a1',
      body: { name: 'Lotus', __v: 3 },
      idempotencyKey: 'k1',
    });
    await m.ota.remove.mutationFn({ id: 'o1' });
    await m.color.setStatusColor.mutationFn({ body: { reset: true } });
    await m.user.logout.mutationFn({ keepalive: true });
    expect(sent).toEqual([
      { line: 'PATCH /institution/a1', body: { name: 'Lotus', __v: 3 }, key: 'k1' },
      { line: 'DELETE /ota/o1', body: undefined, key: null },
      { line: 'PATCH /color/statusColor', body: { reset: true }, key: null },
      { line: 'PATCH /user/logout', body: undefined, key: null },
    ]);
  });

  test('exist for every write and for nothing else', () => {
    const names = Object.entries(m).flatMap(([group, calls]) =>
      Object.keys(calls).map((call) => `${group}.${call}`),
    );
    expect(names.sort()).toEqual(Object.keys(invalidates).sort());
    expect(m.institution.changeStatus.mutationKey).toEqual(['institution', 'changeStatus']);
    expectTypeOf(m.user).not.toHaveProperty('refresh');
    expectTypeOf(m.institution).not.toHaveProperty('list');
  });

  test('are typed as their calls', () => {
    type Given = Parameters<typeof m.institution.update.mutationFn>[0];
    expectTypeOf<Given['id']>().toEqualTypeOf<string>();
    expectTypeOf<Given['body']>().toEqualTypeOf<InstitutionUpdate>();
    expectTypeOf(m.institution.update.mutationFn).returns.resolves.toEqualTypeOf<Institution>();
    // @ts-expect-error an update needs its id
    const withoutId = () => m.institution.update.mutationFn({ body: {} });
    // @ts-expect-error no such status
    const unknown = () => m.institution.changeStatus.mutationFn({ id: 'a', body: { status: 'x' } });
    for (const wrong of [withoutId, unknown]) expectTypeOf(wrong).toBeFunction();
  });
});

describe('the invalidation after writes', () => {
  test('stores the returned document, and has the rest of its groups loaded again', async () => {
    const { client, stale } = createCache();
    const write = new MutationObserver(client, m.institution.update);
    await write.mutate({ id: 'a1', body: { name: 'Lotus' } });
    expect(client.getQueryData(q.institution.get('a1').queryKey)).toEqual(lotus);
    // OTAs count the institutes that are connected.
    expect(stale()).toEqual(['list', 'palm', 'me', 'otas']);
  });

  test('keeps a newer document that a later write has returned first', async () => {
    const { client } = createCache();
    // What it holds has the type of the key; here two fields are enough.
    const queryKey: QueryKey = q.institution.get('a1').queryKey;
    client.setQueryData(queryKey, { ...lotus, name: 'Lotus Grand', __v: 5 });
    const write = new MutationObserver(client, m.institution.update);
    await write.mutate({ id: 'a1', body: { name: 'Lotus', __v: 3 } });
    expect(client.getQueryData(queryKey)).toMatchObject({ name: 'Lotus Grand', __v: 5 });
  });

  test('drops an answer that was under way, which is older than the document', async () => {
    const { client } = createCache();
    const { queryKey } = q.institution.get('a1');
    let answer: (document: object) => void = () => {};
    const asked = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const refetch = client.fetchQuery({ queryKey, queryFn: () => asked });
    await new MutationObserver(client, m.institution.update).mutate({ id: 'a1', body: {} });
    answer({ ...lotus, __v: 3 });
    await refetch;
    expect(client.getQueryData(queryKey)).toEqual(lotus);
    expect(client.getQueryState(queryKey)).toMatchObject({
      fetchStatus: 'idle',
      status: 'success',
    });
  });

  test('follows the table where no call reads the document', async () => {
    const { client, stale } = createCache();
    await new MutationObserver(client, m.color.update).mutate({ id: 'c1', body: {} });
    expect(stale()).toEqual(['otas']);
  });

  test('waits for a success', async () => {
    const { client, stale } = createCache();
    status = 409;
    const write = new MutationObserver(client, m.institution.update);
    await expect(write.mutate({ id: 'a1', body: {} })).rejects.toThrow();
    expect(stale()).toEqual([]);
  });

  test('leaves other mutations alone', async () => {
    const { client, stale } = createCache();
    await new MutationObserver(client, { mutationFn: async () => lotus }).mutate();
    await new MutationObserver(client, { mutationFn: async () => lotus, meta: {} }).mutate();
    expect(stale()).toEqual([]);
  });

  test('knows the groups of every write', () => {
    for (const [name, groups] of Object.entries(invalidates)) {
      const [group = '', call = ''] = name.split('.');
      const calls: Readonly<Record<string, { readonly meta: { readonly invalidates: unknown } }>> =
        m[group as keyof typeof m];
      expect(calls[call]?.meta.invalidates, name).toBe(groups);
    }
  });
});
