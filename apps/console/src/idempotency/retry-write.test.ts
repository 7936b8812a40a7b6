import { createClient, memoryStorage } from '@booking/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_WAITS_MS, retryWrite } from './retry-write.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A write over a network that fails a number of times; records when it was sent, and under which key. */
function stage(failures: number, isOffline = () => false) {
  const start = Date.now();
  const sent: { at: number; key: string | null }[] = [];
  const { institution } = createClient({
    storage: memoryStorage(),
    fetch: async (_, init) => {
      const headers = new Headers(init?.headers);
      sent.push({ at: Date.now() - start, key: headers.get('idempotency-key') });
      if (sent.length <= failures) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'success', data: { institution: { name: 'Lakeview' } } });
    },
  });
  const control = new AbortController();
  const onUnanswered = vi.fn();
  const page = new EventTarget();
  const write = retryWrite(
    () => institution.update('a'.repeat(24), { name: 'Lakeview' }, { idempotencyKey: 'one' }),
    { signal: control.signal, onUnanswered, page, isOffline },
  );
  // Asserted later; until then it must not be an unhandled rejection.
  write.catch(() => undefined);
  return { write, sent, control, onUnanswered, page };
}

describe('a write without a response', () => {
  it('is retried at once when the browser is online again', async () => {
    const { write, sent, page } = stage(3);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.advanceTimersByTimeAsync(200);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ at }) => at)).toEqual([0, 1_000, 5_000, 5_200]);
    await write;
  });

  it('waits as long as the browser is offline, without using up its retries', async () => {
    const { write, sent, page } = stage(1, () => sent.length === 1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    page.dispatchEvent(new Event('online'));
    await expect(write).resolves.toMatchObject({ name: 'Lakeview' });
    expect(sent.map(({ at }) => at)).toEqual([0, 600_000]);
  });

  it('is retried after 1, 4 and 15 seconds under the same key', async () => {
    const { write, sent, onUnanswered } = stage(3);
    await vi.runAllTimersAsync();
    await expect(write).resolves.toMatchObject({ name: 'Lakeview' });
    expect(RETRY_WAITS_MS).toEqual([1_000, 4_000, 15_000]);
    expect(sent.map(({ at }) => at)).toEqual([0, 1_000, 5_000, 20_000]);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['one']));
    expect(onUnanswered).toHaveBeenCalledTimes(3);
  });

  it('is left to the user after the third retry', async () => {
    const { write, sent } = stage(9);
    await vi.runAllTimersAsync();
    await expect(write).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(4);
  });

  it('is not retried once it is aborted', async () => {
    const { write, sent, control } = stage(9);
    await vi.advanceTimersByTimeAsync(500);
    control.abort(new Error('closed'));
    await vi.runAllTimersAsync();
    await expect(write).rejects.toThrow('closed');
    expect(sent).toHaveLength(1);
  });
});
