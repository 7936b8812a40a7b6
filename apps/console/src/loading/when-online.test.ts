import { expect, it, vi } from 'vitest';
import { ChunkError } from './reload-once.ts';
import { whenOnline } from './when-online.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

const aPage = ({ onLine }: { onLine: boolean }) =>
  Object.assign(new EventTarget(), { navigator: { onLine } });

it('returns the part', async () => {
  expect(await whenOnline(() => Promise.resolve('part'), aPage({ onLine: true }))()).toBe('part');
});

it('throws a ChunkError when loading fails online', async () => {
  const load = whenOnline(() => Promise.reject(gone), aPage({ onLine: true }));
  await expect(load()).rejects.toThrow(ChunkError);
});

it('loads offline as soon as the browser is online again', async () => {
  const page = aPage({ onLine: false });
  const listen = vi.spyOn(page, 'addEventListener');
  const isWaiting = () => expect(listen.mock.calls.map(([type]) => type)).toContain('online');
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone);
  const part = whenOnline(load, page)();
  await vi.waitFor(isWaiting, { timeout: 300_000 });
  expect(load).toHaveBeenCalledOnce();
  page.navigator.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads again at once where the connection has come back before the failure', async () => {
  const page = aPage({ onLine: false });
  const load = vi
    .fn(() => Promise.resolve('part'))
    .mockImplementationOnce(() => {
      page.navigator.onLine = true;
      return Promise.reject(gone);
    });
  expect(await whenOnline(load, page)()).toBe('part');
});

it('loads again where the connection was lost and came back while it loaded', async () => {
  const page = aPage({ onLine: true });
  const load = vi
    .fn(() => Promise.resolve('part'))
    .mockImplementationOnce(() => {
      page.navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
      page.navigator.onLine = true;
      page.dispatchEvent(new Event('online'));
      return Promise.reject(gone);
    });
  expect(await whenOnline(load, page)()).toBe('part');
});
