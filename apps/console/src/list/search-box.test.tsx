import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DELAY_MS, SearchBox } from './search-box.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(value = '') {
  const onSearch = vi.fn();
  const box = (text: string) => <SearchBox label="Name" value={text} onSearch={onSearch} />;
  const { rerender } = render(box(value));
  const field = screen.getByRole('searchbox');
  return {
    onSearch,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    rest: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** Navigates to the search. */
    arrive: (text: string) => rerender(box(text)),
  };
}

test('searches once typing has paused for 300 ms, and not before', () => {
  const { onSearch, type, rest } = show();
  expect(SEARCH_DELAY_MS).toBe(300);
  for (const text of ['l', 'la', 'lak', 'lake ']) {
    type(text);
    rest(299);
  }
  expect(onSearch).not.toHaveBeenCalled();
  rest(1);
  expect(onSearch.mock.calls).toEqual([['lake']]);
  rest(10_000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('clearing the field searches at once', () => {
  const { onSearch, type, rest } = show('lake');
  type('');
  rest(0);
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('text typed while a response arrives stays', () => {
  const { field, type, rest, arrive, onSearch } = show();
  type('lake');
  rest(300);
  type('lake v');
  arrive('lake');
  expect(field).toHaveValue('lake v');
  rest(300);
  expect(onSearch.mock.calls).toEqual([['lake'], ['lake v']]);
});

test('an address changed from outside is shown, and no pending text is sent after it', () => {
  const { field, type, rest, arrive, onSearch } = show('lake');
  type('lake pal');
  arrive('');
  expect(field).toHaveValue('');
  rest(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});
