import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { claimPress, isReleased } from '../primitives/dom/use-pointer-drag.ts';
import { type Crop, moved, type Size } from './crop.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the image with one finger or the pointer, and zooms with two fingers. */
export function useCropPointers(
  size: Size | undefined,
  crop: Crop,
  onChange: (crop: Crop) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  /** Two fingers move before React renders. */
  const latest = useRef(crop);
  useLayoutEffect(() => {
    latest.current = crop;
  });
  const up = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !claimPress(event)) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isReleased(event.nativeEvent)) up(event);
      if (!size || !fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, pointOf(event));
      const after = [...fingers.current.values()];
      const { width } = event.currentTarget.getBoundingClientRect();
      const [from, to] = [middle(before), middle(after)];
      const zoom = before.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
      const by = { x: (to.x - from.x) / width, y: (to.y - from.y) / width, zoom };
      latest.current = moved(size, latest.current, by);
      onChange(latest.current);
    },
    onPointerUp: up,
    onPointerCancel: up,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function middle(points: readonly Point[]): Point {
  const sum = (value: (point: Point) => number) =>
    points.reduce((total, point) => total + value(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** Returns the distance between the first two fingers. */
function spread([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 1;
}
