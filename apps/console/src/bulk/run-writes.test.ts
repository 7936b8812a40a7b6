import { ApiError } from '@booking/api-client';
import { describe, expect, it, vi } from 'vitest';
import { BULK_PARALLEL, type Outcome, runWrites } from './run-writes.ts';

const rows = Array.from({ length: 10 }, (_, index) => index);
const never = new AbortController().signal;

describe('writes of many rows', () => {
  it('run in parallel, with outcomes in the order of the rows', async () => {
    let underWay = 0;
    let most = 0;
    const outcomes = await runWrites(rows, {
      signal: never,
      onOutcome: vi.fn(),
      write: async (row) => {
        underWay += 1;
        most = Math.max(most, underWay);
        // Later rows finish sooner.
        for (let turn = row; turn < 10; turn += 1) await Promise.resolve();
        underWay -= 1;
        return row + 100;
      },
    });
    expect(most).toBe(BULK_PARALLEL);
    expect(outcomes).toEqual(rows.map((row) => ({ kind: 'done', row: row + 100, before: row })));
  });

  it('continue past a row that fails, with its reason and request id', async () => {
    const body = { code: 'DUPLICATE', message: 'That value is taken.', requestId: 'r-7' };
    const outcomes = await runWrites(rows, {
      signal: never,
      onOutcome: vi.fn(),
      write: async (row) => {
        if (row === 7) throw new ApiError('http', 'PATCH /row', { status: 409, body });
        return row;
      },
    });
    const failed = { kind: 'failed', row: 7, reason: 'That value is taken.', requestId: 'r-7' };
    expect(outcomes[7]).toEqual(failed);
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(9);
  });

  it('stop before the next row: calls in flight finish, the rest is skipped', async () => {
    const control = new AbortController();
    const seen: Outcome<number>[] = [];
    const written: number[] = [];
    const outcomes = await runWrites(rows, {
      signal: control.signal,
      onOutcome: (outcome) => seen.push(outcome),
      write: async (row) => {
        written.push(row);
        await Promise.resolve();
        if (row === 1) control.abort();
        return row;
      },
    });
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(written.length);
    expect(kinds.slice(written.length)).toEqual(rows.slice(written.length).map(() => 'stopped'));
    expect(written.length).toBeLessThan(rows.length);
    expect(seen).toHaveLength(rows.length);
  });
});
