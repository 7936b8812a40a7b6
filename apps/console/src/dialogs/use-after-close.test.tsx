import { MODAL_CLOSE_MS } from '@booking/ui/constants';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterClose } from './use-after-close.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('tells once, when the closing has played, and not of one that was opened again', () => {
  const onClosed = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useAfterClose(isOpen, onClosed), {
    initialProps: { isOpen: true },
  });
  rerender({ isOpen: false });
  vi.advanceTimersByTime(MODAL_CLOSE_MS - 1);
  rerender({ isOpen: true });
  vi.advanceTimersByTime(MODAL_CLOSE_MS);
  expect(onClosed).not.toHaveBeenCalled();
  rerender({ isOpen: false });
  vi.advanceTimersByTime(MODAL_CLOSE_MS * 3);
  expect(onClosed).toHaveBeenCalledOnce();
});
