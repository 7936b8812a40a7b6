import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BulkAction, BulkRow } from './bulk-action.ts';
import { useBulkRun } from './use-bulk-run.ts';

const rows: readonly BulkRow[] = ['Goa House', 'Old Fort'].map((name) => ({
  _id: name,
  name,
  __v: 1,
}));

/** A run whose first writes failed, and whose rows are being read again. */
async function startRereading() {
  let answer: (found: readonly BulkRow[]) => void = () => {};
  const send = vi.fn(() => Promise.reject<BulkRow>(new Error('The network is gone.')));
  const action: BulkAction<BulkRow> = {
    isDone: () => false,
    blockedReason: () => undefined,
    write: ({ __v }) => ({ body: { __v }, send }),
  };
  const onEnd = vi.fn();
  const refetchRows = () =>
    new Promise<readonly BulkRow[]>((resolve) => {
      answer = resolve;
    });
  const { result, unmount } = renderHook(() => useBulkRun<BulkRow>({ refetchRows, onEnd }));
  act(() => result.current.start(rows, action));
  await waitFor(() => expect(result.current.failed).toHaveLength(2));
  act(() => result.current.retry());
  expect(result.current.state).toBe('running');
  return { run: result, unmount, send, onEnd, refetchRows: () => act(async () => answer(rows)) };
}

test('a stop while rows are read again begins none of them', async () => {
  const { run, send, refetchRows } = await startRereading();
  act(() => run.current.stop());
  await refetchRows();
  await waitFor(() => expect(run.current.state).toBe('ended'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(run.current.outcomes.map(({ kind }) => kind)).toEqual(['stopped', 'stopped']);
});

test('whoever leaves while rows are read again begins none of them', async () => {
  const { unmount, send, refetchRows } = await startRereading();
  unmount();
  await refetchRows();
  expect(send).toHaveBeenCalledTimes(2);
});
