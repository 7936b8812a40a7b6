// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadOnline } from './load-online.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

const listen = vi.spyOn(window, 'addEventListener');
const line = vi.spyOn(navigator, 'onLine', 'get');
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  line.mockReturnValue(true);
  listen.mockClear();
});

/** Resolves when it waits for the connection. */
const waiting = () =>
  vi.waitFor(
    () => expect(listen).toHaveBeenCalledWith('online', expect.any(Function), { once: true }),
    { timeout: 300_000 },
  );

it('loads what has failed offline as soon as the browser is online again', async () => {
  line.mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('toasts')).mockRejectedValueOnce(gone);
  const part = loadOnline(load);
  await waiting();
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
  expect(await loadOnline(load)).toBe('toasts');
});

it('does not ask again and again for what is missing online', async () => {
  const load = vi.fn(() => Promise.resolve('toasts')).mockRejectedValueOnce(gone);
  const part = loadOnline(load);
  await waiting();
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('toasts');
});
