import { MODAL_CLOSE_MS } from '@booking/ui/constants';
import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when a modal that was closed by its work being done, not by the user, has played its closing: whoever has put it
 * there takes it away then.
 */
export function useAfterClose(isOpen: boolean, onClosed: () => void): void {
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => tell(), MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
}
