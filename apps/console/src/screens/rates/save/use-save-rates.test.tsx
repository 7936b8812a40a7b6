import type { RateCreate, RateResult } from '@booking/api-client';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../../session/session.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { useSaveRates } from './use-save-rates.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const body: RateCreate = {
  institution: 'a'.repeat(24),
  changes: [
    {
      scope: { categories: ['c'.repeat(24)] },
      ranges: [{ startDate: '2027-03-01', endDate: '2027-03-02' }],
      set: { price: { mode: 'set', value: 4500 } },
    },
  ],
};

const result: RateResult = {
  batch: 'b'.repeat(24),
  revision: 2,
  cells: 1,
  affected: 1,
  following: 0,
  skipped: [],
  before: null,
  after: null,
  unusual: [],
  kept: [],
  keptCount: 0,
};

/** The save of rates over a network that fails a number of times. */
function stage(failures: number) {
  const sent: { readonly isDry: boolean; readonly key: string | null }[] = [];
  const session = createSession({
    fetch: async (input, init) => {
      if (!new URL(String(input), 'http://console.test').pathname.endsWith('/rate')) {
        throw new TypeError('Only rates are saved.');
      }
      const isDry = String(init?.body).includes('dryRun');
      sent.push({ isDry, key: new Headers(init?.headers).get('idempotency-key') });
      if (sent.length <= failures) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'success', data: { result } });
    },
  });
  const onSaved = vi.fn();
  const rendered = renderHook(() => useSaveRates(onSaved), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SessionProvider session={session}>{children}</SessionProvider>
    ),
  });
  return { sent, onSaved, save: () => rendered.result.current };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('sends what was looked at once, however often it is pressed while it is retried', async () => {
  const { sent, onSaved, save } = stage(1);
  act(() => {
    save().send(body);
    save().send(body);
  });
  await wait(0);
  expect(save().state).toBe('retrying');
  act(() => save().send({ ...body, note: 'Again' }));
  await wait(0);
  expect(sent).toHaveLength(1);

  await wait(1_000);
  expect(save().state).toBe('idle');
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

  act(() => save().send({ ...body, note: 'Another' }));
  await wait(0);
  expect(onSaved).toHaveBeenCalledTimes(2);
});

it('checks and saves a change once when it is submitted twice at once', async () => {
  const { sent, onSaved, save } = stage(0);
  act(() => {
    void save().submit(body);
    void save().submit(body);
  });
  await wait(0);
  expect(sent.map(({ isDry }) => isDry)).toEqual([true, false]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});
