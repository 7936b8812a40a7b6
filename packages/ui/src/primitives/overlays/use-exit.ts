'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns whether a popup is mounted, which it is until its exit animation has ended, and the ref of its element. */
export function useExit(
  isOpen: boolean,
): readonly [isMounted: boolean, element: RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  const isClosing = isMounted && !isOpen;
  useLayoutEffect(() => {
    if (!isClosing) return;
    // jsdom has none.
    const animations = element.current?.getAnimations?.() ?? [];
    if (animations.length === 0) return setMounted(false);
    let isStale = false;
    // One that is cancelled has ended too.
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!isStale) setMounted(false);
    });
    return () => {
      isStale = true;
    };
  }, [isClosing]);
  return [isMounted, element];
}
