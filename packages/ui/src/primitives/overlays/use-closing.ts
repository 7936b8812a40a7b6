'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { askToOpen, type OnOpenChange, type OpenChangeReason } from './open-change.ts';
import { useWarnLeftOpen } from './use-warn-left-open.ts';

/** How every overlay that an app opens is closed. */
export interface CloseHandlers {
  /**
   * Called as the user closes it, with `false` and the reason: set `open` to false. `cancel()` of the details refuses: it
   * stays as it is, for example to ask about unsaved changes first.
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Called when it is gone, after the exit animation, also when the app has closed it. Closes nothing: it is the moment to unmount it.
   */
  onClosed?: (() => void) | undefined;
}

interface ClosingOptions extends CloseHandlers {
  open: boolean;
  /** Duration of the exit animation, in ms. */
  duration: number;
  /** Called when the exit animation has ended, if the user closed it (`MOD-06`). */
  onCancelled?: (() => void) | undefined;
}

/** `cancelling`: closed by the user. `closing`: closed by the parent. */
type Phase = 'open' | 'cancelling' | 'closing' | 'closed';

export interface Closing {
  /** False from the first moment of closing. */
  isOpen: boolean;
  /** True until the exit animation has ended. */
  isMounted: boolean;
  /** Closes it unless the host refuses. Repeated calls while closing have no effect. Returns whether it closes. */
  requestClose: (reason: OpenChangeReason, event: Event | undefined) => boolean;
}

/**
 * Keeps an overlay mounted for `duration` ms while its exit animation plays. One timer ends it, since `animationend`
 * never fires with reduced motion. If reopened before the end, it stays and nothing is called. If the parent leaves
 * `open` true, it is closed until `open` changes.
 */
export function useClosing({
  open,
  duration,
  onOpenChange,
  onCancelled,
  onClosed,
}: ClosingOptions): Closing {
  const [phase, setPhase] = useState<Phase>(open ? 'open' : 'closed');
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
    onClosed?.();
  });
  useLayoutEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => finish(), duration);
    return () => clearTimeout(timer);
  }, [isClosing, duration]);

  const isMounted = phase !== 'closed';
  useWarnLeftOpen(open && !isMounted);

  // A press outside a menu closes it, and so does the focus that it moves, before the next render.
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = phase !== 'open';
  });

  return {
    isOpen: phase === 'open',
    isMounted,
    requestClose: (reason, event) => {
      if (isLeaving.current) return true;
      isLeaving.current = true;
      const isLet = askToOpen(onOpenChange, false, reason, event);
      isLeaving.current = isLet;
      if (isLet) setPhase('cancelling');
      return isLet;
    },
  };
}
