'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Remembers who had the focus when an overlay opened; the function that it answers gives it back. It takes the focus
 * from nobody: when somebody else has it by then, it stays there.
 */
export function useReturnFocus(
  isMounted: boolean,
  target?: RefObject<HTMLElement | null>,
): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // The portal mounts its content one pass later, so this is still the opener.
    if (isMounted) opener.current = document.activeElement;
  }, [isMounted]);
  return () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body) return;
    const next = target?.current ?? opener.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  };
}
