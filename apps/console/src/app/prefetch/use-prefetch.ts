import type { LinkProps } from '@booking/ui';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { useHoverIntent } from '../../idle/use-hover-intent.ts';
import { useSession } from '../../session/session-context.ts';
import { prefetchScreen } from './prefetch-screen.ts';

type Handlers = Required<
  Pick<LinkProps, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
>;

/**
 * Loads a screen when a mouse rests on its link, or the focus does. Not for a finger, which may mean to scroll, and not
 * for who saves data.
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
      // A finger's tap brings the focus as well.
      if (event.currentTarget.matches(':focus-visible')) start();
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      rest.stop();
    },
  };
}
