import { MODAL_CLOSE_MS } from '@booking/ui/constants';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a modal that was closed by its completed action, not by the user, has played its closing animation,
 * so that its owner can unmount it.
 */
export function useAfterClose(isOpen: boolean, onClosed: () => void): void {
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => tell(), MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
}
