import type { LinkProps } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-context.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { savesData } from './saves-data.ts';

/** Milliseconds that a pointer or the focus rests on a link before its screen is loaded: who passes by loads nothing. */
export const PREFETCH_REST_MS = 80;

type Handlers = Required<
  Pick<LinkProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
>;

/**
 * Loads a screen when a mouse rests on its link, or the focus does. Not for a finger, which may mean to scroll, and not
 * for who saves data.
 */
export function usePrefetch(href: string, own: Partial<Handlers>): Handlers {
  const session = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    stop();
    if (savesData()) return;
    timer.current = setTimeout(() => void prefetchScreen(session, href), PREFETCH_REST_MS);
  };
  return {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') start();
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      stop();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      // A finger's tap brings the focus as well.
      if (event.currentTarget.matches(':focus-visible')) start();
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      stop();
    },
  };
}
