import { expect, it, vi } from 'vitest';
import { ChunkError, reloading } from './reload-once.ts';

function aPage({ onLine = true } = {}) {
  const kept = new Map<string, string>();
  return {
    location: { reload: vi.fn() },
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

const gone = new TypeError('Failed to fetch dynamically imported module');

it('answers what was loaded', async () => {
  const page = aPage();
  expect(await reloading(() => Promise.resolve('screen'), page)()).toBe('screen');
  expect(page.location.reload).not.toHaveBeenCalled();
});

it('loads the page again when a screen cannot be loaded, and only once', async () => {
  const page = aPage();
  const load = reloading(() => Promise.reject(gone), page);
  void load();
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce());
  await expect(load()).rejects.toThrow(ChunkError);
  expect(page.location.reload).toHaveBeenCalledOnce();
});

it('may do so again after a screen was loaded', async () => {
  const page = aPage();
  void reloading(() => Promise.reject(gone), page)();
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce());
  await reloading(() => Promise.resolve('screen'), page)();
  void reloading(() => Promise.reject(gone), page)();
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(2));
});

it('never loads the page again without a network: it would be gone', async () => {
  const page = aPage({ onLine: false });
  const load = reloading(() => Promise.reject(gone), page);
  await expect(load()).rejects.toMatchObject({ name: 'ChunkError', cause: gone });
  expect(page.location.reload).not.toHaveBeenCalled();
});
