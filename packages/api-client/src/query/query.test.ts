import { QueryClient } from '@tanstack/query-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { routes } from '../contract/routes.ts';
import {
  type Color,
  type CurrentUser,
  createClient,
  type Institution,
  memoryStorage,
  type Page,
  type StatusColor,
} from '../index.ts';
import { pageOf } from '../mocks/envelope.ts';
import { times } from '../testing/stage.ts';
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
    expect(Object.keys(q.user)).toEqual(['list', 'me', 'mySessions', 'sessions']);
    expectTypeOf(q.user).not.toHaveProperty('refresh');
    expectTypeOf(q.institution).not.toHaveProperty('create');
  });

  test('return what the call returns', () => {
    expectTypeOf(q.institution.list().queryFn).returns.resolves.toEqualTypeOf<Page<Institution>>();
    expectTypeOf(q.user.me().queryFn).returns.resolves.toEqualTypeOf<CurrentUser>();
  });
});

describe('typed keys', () => {
  const cache = new QueryClient();

  test('give the cache the type of the result', () => {
    const read = () => cache.getQueryData(q.institution.get('a1').queryKey);
    expectTypeOf(read).returns.toEqualTypeOf<Institution | undefined>();
    const me = () => cache.getQueryData(q.user.me().queryKey);
    expectTypeOf(me).returns.toEqualTypeOf<CurrentUser | undefined>();
    type Palette = Page<Color> & { readonly statusColors: readonly StatusColor[] };
    const palette = () => cache.getQueryData(q.color.list().queryKey);
    expectTypeOf(palette).returns.toEqualTypeOf<Palette | undefined>();
  });

  test('refuse what is not a result', () => {
    // @ts-expect-error a user is no institution
    const wrong = (user: CurrentUser) => cache.setQueryData(q.institution.get('a').queryKey, user);
    expectTypeOf(wrong).toBeFunction();
  });

  test('keep the types of options that are spread', async () => {
    const options = { ...q.institution.get('a1'), staleTime: 60_000 };
    const fetched = () => cache.fetchQuery(options);
    expectTypeOf(fetched).returns.resolves.toEqualTypeOf<Institution>();
  });
});

test('a list is loaded page by page, under a key of its own', async () => {
  const rows = times(5, (index) => ({ _id: String(index) }));
  const requested: string[] = [];
  const paged = createQueries(
    createClient({
      baseUrl: 'https://api.test/api/v1',
      storage: memoryStorage(),
      fetch: async (url) => {
        const { search, searchParams } = new URL(String(url));
        requested.push(search);
        const { items, ...numbers } = pageOf(rows, {
          page: Number(searchParams.get('page')),
          limit: 2,
        });
        return Response.json({ ...numbers, data: { institutions: items } });
      },
    }),
  );
  const { queryKey, queryFn } = paged.institution.list({ status: 'Active', limit: 2 });
  const { pages } = await new QueryClient().fetchInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    pages: 4,
  });
  expect(pages.flatMap(({ items }) => items)).toEqual(rows);
  expect(requested.map((search) => new URLSearchParams(search).get('page'))).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(new URLSearchParams(requested[0]).get('status')).toBe('Active');
});

test('every write says which groups it changes, and nothing else does', () => {
  const writes = Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries<string>(calls)
      .filter(([, line]) => !line.startsWith('GET '))
      .map(([call]) => `${group}.${call}`),
  );
  expect(Object.keys(invalidates).sort()).toEqual(writes.sort());
});
