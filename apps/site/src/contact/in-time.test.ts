import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that no answer came, whatever the browser says of work that it ended', async () => {
  const ended = inTime(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () =>
          reject(new DOMException('The user aborted a request.', 'AbortError')),
        );
      }),
  );
  const said = expect(ended).rejects.toThrow('No answer within 20 seconds.');
  await vi.advanceTimersByTimeAsync(20_000);
  await said;
});

it('throws what the work throws by itself', async () => {
  await expect(inTime(() => Promise.reject(new Error('Refused.')))).rejects.toThrow('Refused.');
});
