import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { countOf, useTotals } from './totals.ts';

const key = (query: object) => ['hut', 'list', query];
const page = (total: number) => ({ items: [], total });

function follow() {
  const cache = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const read = (query: object) => ({ queryKey: key(query) });
  const wanted = [{}, { status: 'Open' }];
  const { result } = renderHook(() => useTotals(read, wanted), { wrapper });
  return { cache, now: () => result.current };
}

const unknown = { isOfRows: false, isComing: false };

test('every answer of a list says how many rows match it, the newest above all', () => {
  const { cache, now } = follow();
  expect(now()).toEqual([unknown, unknown]);
  act(
    () =>
      void cache.setQueryData(key({ page: 3, limit: 20, sort: 'name' }), page(45), {
        updatedAt: 1,
      }),
  );
  expect(now()).toEqual([{ total: 45, isOfRows: true, isComing: false }, unknown]);
  act(() => void cache.setQueryData(key(countOf({})), page(46), { updatedAt: 2 }));
  act(() => void cache.setQueryData(key({ status: 'Open', limit: 50 }), page(7), { updatedAt: 2 }));
  expect(now().map(({ total, isOfRows }) => [total, isOfRows])).toEqual([
    [46, false],
    [7, true],
  ]);
  act(() => void cache.setQueryData(key({ status: 'Open', search: 'a' }), page(1)));
  expect(now()[1]?.total).toBe(7);
});

test('what a write may have changed is not known until it is read again', async () => {
  const { cache, now } = follow();
  const all = key({ page: 1 });
  act(() => {
    cache.setQueryData(all, page(45));
    cache.setQueryData(key(countOf({ status: 'Open' })), page(7));
  });
  await act(() => cache.invalidateQueries({ queryKey: ['hut'] }));
  expect(now()).toEqual([unknown, unknown]);
  const answer = Promise.withResolvers<object>();
  await act(async () => void cache.prefetchQuery({ queryKey: all, queryFn: () => answer.promise }));
  // The number before stays on show meanwhile, as the rows do.
  expect(now()[0]).toEqual({ total: 45, isOfRows: true, isComing: true });
  await act(async () => answer.resolve(page(44)));
  expect(now()[0]).toEqual({ total: 44, isOfRows: true, isComing: false });
});
