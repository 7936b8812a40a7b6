import { expect, it, vi } from 'vitest';
import { ChunkError, reloading, reloadOnce } from './reload-once.ts';

function aPage({ onLine = true, pathname = '/all-institutes' } = {}) {
  const entries = new Map<string, string>();
  return {
    location: { reload: vi.fn(), pathname },
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
  };
}

const gone = new TypeError('Failed to fetch dynamically imported module');
const NOON = Date.UTC(2026, 10, 21, 12);

it('returns the module', async () => {
  expect(await reloading(() => Promise.resolve('screen'))()).toBe('screen');
});

it('throws a ChunkError when loading fails', async () => {
  const load = reloading(() => Promise.reject(gone));
  await expect(load()).rejects.toThrow(ChunkError);
  await expect(load()).rejects.toMatchObject({ cause: gone });
});

it('reloads the page once, and again for another address or much later', () => {
  const page = aPage();
  expect(reloadOnce(page, NOON)).toBe(true);
  expect(reloadOnce(page, NOON + 60_000)).toBe(false);
  expect(page.location.reload).toHaveBeenCalledOnce();
  expect(reloadOnce(page, NOON + 60 * 60_000)).toBe(true);
  page.location.pathname = '/home';
  expect(reloadOnce(page, NOON + 60 * 60_000)).toBe(true);
});

it('never reloads the page offline, where it would be lost', () => {
  const page = aPage({ onLine: false });
  expect(reloadOnce(page, NOON)).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});

it('does not reload where site data is blocked', () => {
  const page = {
    ...aPage(),
    get sessionStorage(): never {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  };
  expect(reloadOnce(page, NOON)).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});
