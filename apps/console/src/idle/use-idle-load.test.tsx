import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIdleLoad } from './use-idle-load.ts';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it('loads once the page is idle, and leaves a failure to what opens it', async () => {
  const load = vi.fn(() => Promise.reject(new Error('It failed to load.')));
  const { rerender } = renderHook(() => useIdleLoad(load));
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender();
  await whenIdle();
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing for a page that has closed, or for a user who prefers reduced data', async () => {
  const load = vi.fn(() => Promise.resolve());
  renderHook(() => useIdleLoad(load)).unmount();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  renderHook(() => useIdleLoad(load));
  await whenIdle();
  expect(load).not.toHaveBeenCalled();
});
