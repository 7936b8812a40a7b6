import { createClient, memoryStorage } from '@booking/api-client';
import { createQueries } from '@booking/api-client/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { wholeList } from './whole-list.ts';

it('a choice has every row of several pages, under a key of its own', async () => {
  const colors = Array.from({ length: 201 }, (_, at) => ({
    _id: String(at),
    name: `Colour ${at}`,
  }));
  const asked: string[] = [];
  const api = createClient({
    baseUrl: 'https://api.test/api/v1',
    storage: memoryStorage(),
    fetch: (url) => {
      const { search, searchParams } = new URL(String(url));
      asked.push(search);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      const some = colors.slice((page - 1) * limit, page * limit);
      const numbers = { results: some.length, total: colors.length, page, limit, totalPages: 3 };
      const data = { colors: some, statusColors: [] };
      return Promise.resolve(Response.json({ status: 'success', data, ...numbers }));
    },
  });
  const reads = createQueries(api);
  const cache = new QueryClient();
  const { items } = await cache.fetchQuery(wholeList(reads.color.list));
  expect(items.map(({ _id }) => _id)).toEqual(colors.map(({ _id }) => _id));
  expect(asked).toHaveLength(3);
  const page = await cache.fetchQuery(reads.color.list({ limit: 100, page: 1 }));
  expect(page.items).toHaveLength(100);
});
