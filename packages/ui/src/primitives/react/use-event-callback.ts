import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that keeps its identity and calls the latest `callback`. For event handlers only: while rendering
 * it would call one of an earlier render.
 */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
