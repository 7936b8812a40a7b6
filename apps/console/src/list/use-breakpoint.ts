import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * The widths of elements by their names, until the window changes. An element that is mounted again is as wide as it
 * was: it is rendered once. Measuring it first would lay the page out, and render it a second time.
 */
const widthsByName = new Map<string, number>();
globalThis.addEventListener?.('resize', () => widthsByName.clear());

/**
 * The largest of some widths in pixels that an element has, tracked; 0 while it is narrower than all.
 * @param name Of an element that is as wide each time it is mounted.
 */
export function useBreakpoint(
  element: RefObject<HTMLElement | null>,
  widths: readonly number[],
  name?: string,
): number {
  const roomIn = (width: number) =>
    Math.max(0, ...widths.filter((breakpoint) => breakpoint <= width));
  const [room, setRoom] = useState(() => roomIn(widthsByName.get(name ?? '') ?? 0));
  const measure = useEffectEvent((node: HTMLElement) => {
    if (name !== undefined) widthsByName.set(name, node.clientWidth);
    setRoom(roomIn(node.clientWidth));
  });
  const start = useEffectEvent((node: HTMLElement) => {
    const width = name === undefined ? undefined : widthsByName.get(name);
    if (width === undefined) measure(node);
    else setRoom(roomIn(width));
  });
  const key = `${name} ${widths.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of other widths the largest may be another one.
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // The observer measures too, before the next paint.
    start(node);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measure(node));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, key]);
  return room;
}
