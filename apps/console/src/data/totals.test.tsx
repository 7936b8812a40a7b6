import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { countOf, useTotals } from './totals.ts';

const key = (query: object) => ['hut', 'list', query];
const page = (total: number) => ({ items: [], total });

function follow(within = {}) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const read = (query: object) => ({ queryKey: key({ ...query, ...within }) });
  const criteria = [{}, { status: 'Open' }];
  const { result } = renderHook(() => useTotals(read, criteria), { wrapper });
  return { cache, now: () => result.current };
}

const unknown = { isOfRows: false, isComing: false };
const seen = (now: () => unknown, expected: unknown) =>
  waitFor(() => expect(now()).toEqual(expected));

test('every list response contains the total, and the newest counts', async () => {
  const { cache, now } = follow();
  await seen(now, [unknown, unknown]);
  cache.setQueryData(key({ page: 3, limit: 20, sort: 'name' }), page(45), { updatedAt: 1 });
  await seen(now, [{ total: 45, isOfRows: true, isComing: false }, unknown]);
  // Rows that were not asked about.
  cache.setQueryData(key({ status: 'Open', search: 'a' }), page(1));
  cache.setQueryData(key(countOf({})), page(46), { updatedAt: 2 });
  cache.setQueryData(key({ status: 'Open', limit: 50 }), page(7), { updatedAt: 2 });
  await seen(now, [
    { total: 46, isOfRows: false, isComing: false },
    { total: 7, isOfRows: true, isComing: false },
  ]);
});

test('the total of a list within a template is its own, not that of all templates', async () => {
  const { cache, now } = follow({ template: 'hospitality' });
  cache.setQueryData(key({ page: 1 }), page(20));
  await seen(now, [unknown, unknown]);
  cache.setQueryData(key({ page: 1, template: 'hospitality' }), page(4));
  await seen(now, [{ total: 4, isOfRows: true, isComing: false }, unknown]);
});

test('a total that a write may have changed is unknown until it is refetched', async () => {
  const { cache, now } = follow();
  const all = key({ page: 1 });
  cache.setQueryData(all, page(45));
  cache.setQueryData(key(countOf({ status: 'Open' })), page(7));
  await seen(() => now().map(({ total }) => total), [45, 7]);
  await cache.invalidateQueries({ queryKey: ['hut'] });
  await seen(now, [unknown, unknown]);
  const answer = Promise.withResolvers<object>();
  const read = cache.prefetchQuery({ queryKey: all, queryFn: () => answer.promise });
  // The previous number stays visible in the meantime, as the rows do.
  await seen(now, [{ total: 45, isOfRows: true, isComing: true }, unknown]);
  answer.resolve(page(44));
  await read;
  await seen(now, [{ total: 44, isOfRows: true, isComing: false }, unknown]);
});
