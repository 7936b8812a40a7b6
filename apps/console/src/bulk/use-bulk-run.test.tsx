import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BulkAction, BulkRow } from './bulk-action.ts';
import { useBulkRun } from './use-bulk-run.ts';

const rows: readonly BulkRow[] = ['Goa House', 'Old Fort'].map((name) => ({
  _id: name,
  name,
  __v: 1,
}));

/** A run whose first writes failed, and whose rows are being refetched. */
async function startRereading() {
  let answer: (refetched: readonly BulkRow[]) => void = () => {};
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

test('stopping while rows are refetched starts none of them', async () => {
  const { run, send, refetchRows } = await startRereading();
  act(() => run.current.stop());
  await refetchRows();
  await waitFor(() => expect(run.current.state).toBe('ended'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(run.current.outcomes.map(({ kind }) => kind)).toEqual(['stopped', 'stopped']);
});

test('leaving while rows are refetched starts none of them', async () => {
  const { unmount, send, refetchRows } = await startRereading();
  unmount();
  await refetchRows();
  expect(send).toHaveBeenCalledTimes(2);
});

/** A run of rows whose writes reach the server while their responses are lost, retried with what is there now. */
async function retryLost<T extends BulkRow>(
  started: readonly T[],
  refetched: readonly T[],
  action: Omit<BulkAction<T>, 'write'>,
) {
  const send = vi.fn(() => Promise.reject<T>(new Error('The network is gone.')));
  const { result } = renderHook(() =>
    useBulkRun<T>({ refetchRows: async () => refetched, onEnd: () => undefined }),
  );
  act(() => result.current.start(started, { ...action, write: (row) => ({ body: row, send }) }));
  await waitFor(() => expect(result.current.failed).toHaveLength(started.length));
  send.mockClear();
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state).toBe('ended'));
  return { outcomes: result.current.outcomes, send };
}

test('a retry knows each row as it was when the run began', async () => {
  const trials = rows.map((row) => ({ ...row, days: 14 }));
  const { outcomes, send } = await retryLost(
    trials,
    trials.map((row) => ({ ...row, days: 21, __v: 2 })),
    { isDone: (row, first) => row.days === first.days + 7, blockedReason: () => undefined },
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  { isRemoval: true, outcome: { kind: 'done' } },
  { isRemoval: false, outcome: { kind: 'failed', reason: 'it no longer exists' } },
])('a row that a retry does not find is $outcome.kind', async ({ isRemoval, outcome }) => {
  const { outcomes } = await retryLost(rows, rows.slice(1), {
    isRemoval,
    isDone: () => false,
    blockedReason: () => undefined,
  });
  expect(outcomes[0]).toMatchObject(outcome);
  expect(outcomes[1]).toMatchObject({ kind: 'failed', row: rows[1] });
});
