import { createClient, memoryStorage } from '@booking/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_WAITS_MS, retryWrite } from './retry-write.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A write over a network that fails so many times; notes when it was sent, and under what key. */
function stage(failures: number) {
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
  const write = retryWrite(
    () => institution.update('a'.repeat(24), { name: 'Lakeview' }, { idempotencyKey: 'one' }),
    { signal: control.signal, onUnanswered },
  );
  // It is looked at later; until then it is no unhandled rejection.
  write.catch(() => undefined);
  return { write, sent, control, onUnanswered };
}

describe('a write that does not arrive', () => {
  it('is sent again after 1, 4 and 15 seconds under the same key', async () => {
    const { write, sent, onUnanswered } = stage(3);
    await vi.runAllTimersAsync();
    await expect(write).resolves.toMatchObject({ name: 'Lakeview' });
    expect(RETRY_WAITS_MS).toEqual([1_000, 4_000, 15_000]);
    expect(sent.map(({ at }) => at)).toEqual([0, 1_000, 5_000, 20_000]);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['one']));
    expect(onUnanswered).toHaveBeenCalledTimes(3);
  });

  it('is given back to the user after the third time', async () => {
    const { write, sent } = stage(9);
    await vi.runAllTimersAsync();
    await expect(write).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(4);
  });

  it('is not sent again once nobody waits for it', async () => {
    const { write, sent, control } = stage(9);
    await vi.advanceTimersByTimeAsync(500);
    control.abort(new Error('closed'));
    await vi.runAllTimersAsync();
    await expect(write).rejects.toThrow('closed');
    expect(sent).toHaveLength(1);
  });
});
