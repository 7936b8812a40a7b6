import { notify } from '@booking/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOrder } from './use-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

type Ids = readonly string[];

/** A list of three, with a server that answers when the test says so. */
function stage() {
  const success = vi.spyOn(notify, 'success');
  const error = vi.spyOn(notify, 'error');
  const sent: { readonly ids: string; readonly answer: PromiseWithResolvers<void> }[] = [];
  const onWritten = vi.fn();
  const { result } = renderHook(() =>
    useOrder({
      stored: ['a', 'b', 'c'],
      send: (ids) => {
        const answer = Promise.withResolvers<void>();
        sent.push({ ids: ids.join(''), answer });
        return answer.promise;
      },
      words: (before, after) => ({
        done: `${after.join('')}.`,
        undone: `${before.join('')} again.`,
        failed: 'No.',
      }),
      onWritten,
    }),
  );
  return {
    sent: () => sent.map(({ ids }) => ids),
    order: () => result.current.order.join(''),
    move: (ids: Ids) => act(async () => void result.current.move(ids)),
    answer: (at: number) => act(async () => sent[at]?.answer.resolve()),
    refuse: (at: number) => act(async () => sent[at]?.answer.reject(new Error('Down'))),
    undo: () => act(async () => success.mock.lastCall?.[1]?.action?.onAction()),
    said: () => success.mock.calls.map(([text]) => text),
    error,
    onWritten,
  };
}

it('sends the last of several quick moves once the one under way is saved', async () => {
  const { sent, order, move, answer, said, onWritten } = stage();
  await move(['b', 'a', 'c']);
  await move(['b', 'c', 'a']);
  await move(['c', 'b', 'a']);
  expect(order()).toBe('cba');
  expect(sent()).toEqual(['bac']);
  await answer(0);
  expect(order()).toBe('cba');
  expect(sent()).toEqual(['bac', 'cba']);
  expect(said()).toEqual([]);
  expect(onWritten).not.toHaveBeenCalled();
  await answer(1);
  expect(said()).toEqual(['cba.']);
  expect(onWritten).toHaveBeenCalledTimes(1);
});

it('takes all of them back with one Undo', async () => {
  const { sent, move, answer, said, undo } = stage();
  await move(['b', 'a', 'c']);
  await move(['b', 'c', 'a']);
  await answer(0);
  await answer(1);
  await undo();
  await answer(2);
  expect(sent()).toEqual(['bac', 'bca', 'abc']);
  expect(said()).toEqual(['bca.', 'abc again.']);
});

it('shows the stored order again when the last one fails', async () => {
  const { sent, order, move, answer, refuse, error } = stage();
  await move(['b', 'a', 'c']);
  await move(['b', 'c', 'a']);
  await refuse(0);
  expect(error).not.toHaveBeenCalled();
  expect(sent()).toEqual(['bac', 'bca']);
  await refuse(1);
  expect(error).toHaveBeenCalledTimes(1);
  expect(order()).toBe('abc');
  await move(['a', 'c', 'b']);
  await answer(2);
  expect(order()).toBe('acb');
});
