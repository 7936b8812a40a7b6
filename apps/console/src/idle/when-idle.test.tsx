import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does not wait for ever on a page that is never idle', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (done: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(done, options.timeout);
  });
  const come = vi.fn();
  void whenIdle().then(come);
  await vi.advanceTimersByTimeAsync(1000);
  expect(come).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(come).toHaveBeenCalledOnce();
});

it('comes with the first idle moment', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => queueMicrotask(done));
  await expect(whenIdle()).resolves.toBeUndefined();
});
