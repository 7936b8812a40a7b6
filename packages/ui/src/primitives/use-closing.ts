'use client';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** `cancelling` closes by the user's wish, `closing` by the parent's. */
export type OverlayPhase = 'open' | 'cancelling' | 'closing' | 'closed';

export interface Closing {
  phase: OverlayPhase;
  isClosing: boolean;
  /** The user's wish to close. Says nothing twice: a second wish while it closes is the same wish. */
  cancel: () => void;
}

/**
 * Keeps an overlay mounted while its closing plays, for `duration` ms. One timer ends it, not `animationend`, which
 * never comes under reduced motion. `onCancelled` is called once at that moment when the user closed it (`MOD-06`),
 * never when the parent did. Opened again before the end, it stays and nothing is called.
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
