import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { readListState } from '../list-state.ts';
import { useSelection } from './use-selection.ts';

const state = readListState(new URLSearchParams(), { filters: {}, sorts: [], defaultSort: 'name' });

test('two lists of one address, in its tabs, have a selection each', () => {
  const cache = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={['/pricing?tId=b']}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const template = useSearchParams()[0].get('tId');
      const list = {
        name: 'plans',
        read: (query: object) => ({ queryKey: ['pricing', 'list', { ...query, template }] }),
      };
      return { selection: useSelection(list, state, 3), navigate: useNavigate() };
    },
    { wrapper },
  );
  const selection = () => result.current.selection;
  act(() => selection().onChange(['b1'], true));
  act(() => void result.current.navigate('/pricing?tId=a'));
  expect(selection().count).toBe(0);
  act(() => selection().selectAllMatching());
  expect(selection().count).toBe(3);
  act(() => void result.current.navigate(-1));
  expect(selection().isAllMatching).toBe(false);
  expect(selection().rows).toEqual({ kind: 'rows', ids: ['b1'] });
});
