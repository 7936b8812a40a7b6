'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** How the user closed an overlay. */
export type CloseReason =
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'cancel'
  | 'confirm'
  | 'swipe'
  | 'select';

/** The closing protocol of every overlay that an app opens. */
export interface CloseHandlers {
  /**
   * Called when the user is about to close it. Return `false` to refuse: it stays as it is, for example to ask about
   * unsaved changes first.
   */
  onCloseRequest?: ((reason: CloseReason) => boolean | undefined) | undefined;
  /** Called when the user closes it, as it begins to close: set `open` to false. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** Called when the exit animation has ended, if the user or the parent closed it. */
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
  /**
   * Closes it unless `onCloseRequest` refuses. Repeated calls while closing have no effect. Returns whether it closes.
   */
  requestClose: (reason: CloseReason) => boolean;
}

/**
 * Keeps an overlay mounted for `duration` ms while its exit animation plays. One timer ends it, since `animationend`
 * never fires with reduced motion. If reopened before the end, it stays and nothing is called. If the parent leaves
 * `open` true, it is closed until `open` changes.
 */
export function useClosing({
  open,
  duration,
  onCloseRequest,
  onClose,
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

  // A press outside a menu closes it, and so does the focus that it moves, before the next render.
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = phase !== 'open';
  });

  return {
    isOpen: phase === 'open',
    isMounted: phase !== 'closed',
    requestClose: (reason) => {
      if (isLeaving.current) return true;
      if (onCloseRequest?.(reason) === false) return false;
      isLeaving.current = true;
      setPhase('cancelling');
      onClose?.(reason);
      return true;
    },
  };
}
