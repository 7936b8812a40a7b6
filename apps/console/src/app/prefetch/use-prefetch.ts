import type { LinkComponentProps } from '@booking/ui';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { useHoverIntent } from '../../idle/use-hover-intent.ts';
import { useSession } from '../../session/session-context.ts';
import { prefetchScreen } from './prefetch-screen.ts';

type Handlers = Required<
  Pick<LinkComponentProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
>;

/**
 * Loads a screen when a mouse or the focus rests on its link. Skipped for touch, which may be a scroll, and when the
 * user prefers reduced data.
 */
export function usePrefetch(href: string, own: Partial<Handlers>): Handlers {
  const session = useSession();
  const rest = useHoverIntent();
  const start = () => {
    if (!prefersReducedData()) rest.start(() => void prefetchScreen(session, href));
  };
  return {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') start();
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      rest.stop();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      // A tap also moves the focus.
      if (event.currentTarget.matches(':focus-visible')) start();
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      rest.stop();
    },
  };
}
