import { describe, expect, expectTypeOf, test } from 'vitest';
import { routes } from '../contract/routes.ts';
import {
  type CurrentUser,
  createClient,
  type Institution,
  memoryStorage,
  type Page,
} from '../index.ts';
import { createQueries, invalidates, keys } from './index.ts';

const sent: string[] = [];
const api = createClient({
  baseUrl: 'https://api.test/api/v1',
  storage: memoryStorage(),
  fetch: async (url) => {
    sent.push(String(url));
    return Response.json({
      data: { institutions: [], institution: { name: 'Lotus' } },
      total: 0,
      page: 1,
      limit: 20,
      totalPages: 0,
    });
  },
});
const q = createQueries(api);

describe('query keys', () => {
  test('name the group, the call, the identifier and the input', () => {
    expect(q.institution.list({ page: 2 }).queryKey).toEqual(['institution', 'list', { page: 2 }]);
    expect(q.institution.get('a1').queryKey).toEqual(['institution', 'get', 'a1']);
    expect(q.user.me().queryKey).toEqual(['user', 'me']);
  });

  test('are the same for equal calls', () => {
    const { queryKey } = q.institution.list();
    expect(q.institution.list({}).queryKey).toEqual(queryKey);
    expect(q.institution.list({ search: undefined }).queryKey).toEqual(queryKey);
    expect(queryKey).toEqual(['institution', 'list']);
  });

  test('begin with the prefix of their group', () => {
    expect(keys.institution).toEqual(['institution']);
    expect(keys.user).toEqual(['user']);
  });
});

describe('query functions', () => {
  test('make the call with its input and the signal of the query', async () => {
    const { signal } = new AbortController();
    await q.institution.list({ status: ['Active', 'Pending'] }).queryFn({ signal });
    await q.institution.get('a1').queryFn({ signal });
    expect(sent).toEqual([
      'https://api.test/api/v1/institution?status=Active%2CPending',
      'https://api.test/api/v1/institution/a1',
    ]);
  });

  test('end with the signal of the query', async () => {
    const reason = new Error('left the page');
    const run = q.user.me().queryFn({ signal: AbortSignal.abort(reason) });
    await expect(run).rejects.toBe(reason);
  });

  test('exist for reads alone', () => {
    expect(Object.keys(q.institution)).toEqual(['list', 'get']);
    expect(Object.keys(q.user)).toEqual(['list', 'me']);
    expectTypeOf(q.user).not.toHaveProperty('refresh');
    expectTypeOf(q.institution).not.toHaveProperty('create');
  });

  test('answer what the call answers', () => {
    expectTypeOf(q.institution.list().queryFn).returns.resolves.toEqualTypeOf<Page<Institution>>();
    expectTypeOf(q.user.me().queryFn).returns.resolves.toEqualTypeOf<CurrentUser>();
  });
});

test('every write says which groups it changes, and nothing else does', () => {
  const writes = Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries<string>(calls)
      .filter(([, line]) => !line.startsWith('GET '))
      .map(([call]) => `${group}.${call}`),
  );
  expect(Object.keys(invalidates).sort()).toEqual(writes.sort());
});
