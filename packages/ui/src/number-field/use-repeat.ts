'use client';
import {
  type PointerEvent as PressEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How long a button is held before it repeats, and how often it does then, in ms. */
export const REPEAT_DELAY_MS = 400;
export const REPEAT_INTERVAL_MS = 60;
/** How soon after its release the click of a press comes, at most, in ms. */
const CLICK_MS = 100;

type Direction = 1 | -1;

/**
 * Repeats a step while its button is held: after a delay, then at an interval. Returns handlers for the button of a
 * direction. A short press is a click as before, also one by a key or a screen reader.
 *
 * @param step Takes a step. Returns whether there is another one.
 */
export function useRepeat(step: (direction: Direction) => boolean) {
  const [held, setHeld] = useState<Direction>();
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    return held !== undefined && step(held);
  });
  useEffect(() => {
    if (held === undefined) return;
    let timer = setTimeout(function next() {
      if (repeat()) timer = setTimeout(next, REPEAT_INTERVAL_MS);
    }, REPEAT_DELAY_MS);
    const release = () => {
      if (hasRepeated.current) swallowClick();
      setHeld(undefined);
    };
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    for (const type of ends) window.addEventListener(type, release);
    return () => {
      clearTimeout(timer);
      for (const type of ends) window.removeEventListener(type, release);
    };
  }, [held]);

  return (direction: Direction) => ({
    onPointerDown({ button }: PressEvent) {
      hasRepeated.current = false;
      if (button === 0) setHeld(direction);
    },
    onPointerLeave: () => setHeld(undefined),
    // A finger that stays opens none.
    onContextMenu(event: { preventDefault: () => void }) {
      if (held !== undefined) event.preventDefault();
    },
    onClick: () => void step(direction),
  });
}

/** The click that ends a held press is no step, and where it has reached a bound no question for the reason. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_MS);
}
