import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The largest of some widths that an element has, in pixels, followed; 0 while it is narrower than all. */
export function useBreakpoint(
  element: RefObject<HTMLElement | null>,
  widths: readonly number[],
): number {
  const [room, setRoom] = useState(0);
  const measure = useEffectEvent((node: HTMLElement) => {
    setRoom(Math.max(0, ...widths.filter((width) => width <= node.clientWidth)));
  });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    measure(node);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measure(node));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
