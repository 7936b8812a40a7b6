// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOnline } from './load-online.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

const line = vi.spyOn(navigator, 'onLine', 'get');
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  line.mockReturnValue(true);
  vi.useRealTimers();
});

/** Lets what is promised happen, and time pass. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('loads what has failed offline as soon as the browser is online again', async () => {
  line.mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('toasts')).mockRejectedValueOnce(gone);
  const part = loadOnline(load, 'toasts');
  await pass(3_600_000);
  expect(load).toHaveBeenCalledOnce();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('toasts');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads again at once where the connection has come back before the failure', async () => {
  line.mockReturnValue(false);
  const load = vi
    .fn(() => Promise.resolve('toasts'))
    .mockImplementationOnce(() => {
      line.mockReturnValue(true);
      return Promise.reject(gone);
    });
  expect(await loadOnline(load, 'toasts')).toBe('toasts');
});

it('asks again for what is missing online, less and less often', async () => {
  const load = vi.fn(() => Promise.reject<string>(gone));
  void loadOnline(load, 'toasts');
  await pass(4_999);
  expect(load).toHaveBeenCalledOnce();
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  await pass(3_600_000);
  const { length } = load.mock.calls;
  expect(length).toBeGreaterThan(12);
  expect(length).toBeLessThan(25);
  load.mockResolvedValue('toasts');
  await pass(300_000);
});

it('asks again when the tab is looked at again', async () => {
  const load = vi.fn(() => Promise.resolve('toasts')).mockRejectedValueOnce(gone);
  const part = loadOnline(load, 'toasts');
  await pass(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await part).toBe('toasts');
});
