'use client';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** `cancelling`: closed by the user. `closing`: closed by the parent. */
export type OverlayPhase = 'open' | 'cancelling' | 'closing' | 'closed';

export interface Closing {
  phase: OverlayPhase;
  isClosing: boolean;
  /** Called when the user closes it. Repeated calls while closing have no effect. */
  cancel: () => void;
}

/**
 * Keeps an overlay mounted for `duration` ms while its exit animation plays. One timer ends it, since `animationend`
 * never fires with reduced motion. `onCancelled` is called once then if the user closed it (`MOD-06`), never if the
 * parent did. If reopened before the end, it stays and nothing is called.
 */
export function useClosing(open: boolean, duration: number, onCancelled?: () => void): Closing {
  const [phase, setPhase] = useState<OverlayPhase>(open ? 'open' : 'closed');
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setPhase('open');
    else if (phase === 'open') setPhase('closing');
  }

  const isClosing = phase === 'cancelling' || phase === 'closing';
  const finish = useEffectEvent(() => {
    setPhase('closed');
    if (phase === 'cancelling') onCancelled?.();
  });
  useLayoutEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => finish(), duration);
    return () => clearTimeout(timer);
  }, [isClosing, duration]);

  return {
    phase,
    isClosing,
    cancel: () => setPhase((now) => (now === 'open' ? 'cancelling' : now)),
  };
}
