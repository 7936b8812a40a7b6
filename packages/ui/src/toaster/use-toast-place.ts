'use client';
import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { hostAround, type OverlayContainer, OverlayHost } from '../primitives/dom/overlay-host.ts';

/**
 * Keeps toasts where they can be seen and used: where the Toaster is, or in the native dialog or full-screen element
 * that is above it. Returns the ref of the Toaster's own place, and what the toasts are rendered into: a node that is
 * moved, so that React keeps what is in it.
 */
export function useToastPlace(
  isServing: boolean,
  hasToasts: boolean,
  container: OverlayContainer | null | undefined,
): readonly [place: RefObject<HTMLDivElement | null>, holder: HTMLElement | undefined] {
  const ofApp = use(OverlayHost);
  const place = useRef<HTMLDivElement>(null);
  const [holder, setHolder] = useState<HTMLElement>();
  const chosenHost = container ?? ofApp;

  useLayoutEffect(() => {
    if (!isServing) return;
    const node = document.createElement('div');
    place.current?.append(node);
    setHolder(node);
    return () => {
      node.remove();
      setHolder(undefined);
    };
  }, [isServing]);

  useLayoutEffect(() => {
    if (!holder || !place.current) return;
    const own = place.current;
    const follow = () => {
      const above = chosenHost ?? hostAround(own);
      const isHere = above === document.body || above.contains(own);
      const host = !chosenHost && isHere ? own : above;
      if (holder.parentNode !== host) host.append(holder);
    };
    follow();
    if (!hasToasts) return;
    // A dialog opens and closes without an event that all browsers have.
    const observer = new MutationObserver(follow);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('fullscreenchange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [holder, hasToasts, chosenHost]);

  return [place, holder];
}
