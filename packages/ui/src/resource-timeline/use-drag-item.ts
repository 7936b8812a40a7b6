'use client';
import {
  type MouseEvent,
  type PointerEvent as Press,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { scrollAtEdges } from '../primitives/dom/scroll-at-edges.ts';
import { useHeldTouch } from '../primitives/dom/use-held-touch.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { type Draft, drawnAt, isSameSpot, movedBy } from './drafts.ts';
import { measure, type Sizes } from './geometry.ts';
import { indexAt, type Placed, snapped } from './layout.ts';
import type { Line, RowLine, RowOrder } from './lines.ts';
import type { Changes } from './use-changes.ts';

/** Movements below this distance are clicks, in px. */
const DRAG_FROM = 4;
/** Time that a finger stays in its place before it drags, in ms; a shorter touch scrolls. */
const LONG_PRESS_MS = 450;
/** How much of either end of an item changes its time, in px. */
const EDGE = 8;

interface DragOptions extends Sizes {
  root: RefObject<HTMLElement | null>;
  grid: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  order: RowOrder;
  offsets: readonly number[];
  step: number;
  /** End of the period, in minutes. */
  end: number;
  changes: Changes;
  onDrop: (draft: Draft) => void;
}

/** A press, with its position. */
interface Pressed {
  readonly line: RowLine;
  readonly placed: Placed | undefined;
  readonly part: 'item' | 'start' | 'end' | 'free';
  readonly minutes: number;
  readonly isTouch: boolean;
}

/**
 * Draws, moves and resizes by pointer: a mouse at once, a finger after a long press, since a short one scrolls. Only
 * the draft is drawn again, and only when it reaches another step or row.
 */
export function useDragItem(options: DragOptions) {
  const { root, grid, lines, order, offsets, step, end, changes, onDrop, ...sizes } = options;
  const pressed = useRef<Pressed>(undefined);
  const draft = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopScrolling = useRef(() => {});
  /** A release after a drag is no click. */
  const wasDragged = useRef(false);

  const seenAt = (x: number, y: number) => {
    const seen = root.current && measure(root.current, sizes);
    return seen?.placeAt(x, y);
  };

  const release = () => {
    clearTimeout(timer.current);
    stopScrolling.current();
    stopScrolling.current = () => {};
    pressed.current = undefined;
    const last = draft.current;
    draft.current = undefined;
    return last;
  };

  useHeldTouch(root, draft);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      stopScrolling.current();
    },
    [],
  );

  const show = (next: Draft) => {
    const last = draft.current;
    draft.current = next;
    wasDragged.current = true;
    if (last && isSameSpot(last, next)) return;
    changes.show(next);
  };

  const begin = (): boolean => {
    const press = pressed.current;
    if (!press) return false;
    // Escape goes to the focused element.
    if (!grid.current?.matches(':focus-within')) grid.current?.focus({ preventScroll: true });
    const { placed, line, part, minutes } = press;
    const row = line.row.key;
    if (!placed) {
      const from = snapped(minutes, step);
      show(drawnAt({ row, from, to: from + step }, 'pointer'));
      return true;
    }
    const isResizing = part !== 'item';
    if (isResizing ? !changes.canResize : !changes.canMove) return false;
    const begun = changes.begin(placed, row, { isResizing, by: 'pointer' });
    if (begun) show(begun);
    else {
      wasDragged.current = true;
      release();
    }
    return begun !== undefined;
  };

  const follow = (x: number, y: number) => {
    const press = pressed.current;
    const current = draft.current;
    const place = seenAt(x, y);
    if (!press || !current || !place) return;
    const { part, minutes } = press;
    const { before } = current;
    if (part === 'free') {
      const [first, last] = [minutes, Math.max(0, Math.min(place.minutes, end - 1))].sort(
        (a, b) => a - b,
      );
      return show({
        ...current,
        from: snapped(first ?? 0, step),
        to: snapped(last ?? 0, step) + step,
      });
    }
    const by = Math.round((place.minutes - minutes) / step) * step;
    if (part === 'start') {
      return show({ ...current, from: Math.min(Math.max(0, before.from + by), before.to - step) });
    }
    if (part === 'end') {
      return show({ ...current, to: Math.max(Math.min(end, before.to + by), before.from + step) });
    }
    const under = lines[indexAt(offsets, place.down)];
    const row = under?.kind === 'row' ? under.row.key : current.row;
    const down = order.placeOf(row) - order.placeOf(before.row);
    show(movedBy(current, by, down, { order, end }));
  };

  const canBegin = (press: Press): boolean => {
    wasDragged.current = false;
    const origin = press.button === 0 && pressAt(press);
    if (!origin) return false;
    pressed.current = origin;
    if (!origin.isTouch) return true;
    clearTimeout(timer.current);
    timer.current = setTimeout(begin, LONG_PRESS_MS);
    return true;
  };

  const pressAt = ({ target, clientX, clientY, pointerType }: Press): Pressed | undefined => {
    const place = seenAt(clientX, clientY);
    const element = target instanceof Element ? target : null;
    const row = element?.closest<HTMLElement>('[data-part=row]')?.dataset.key;
    const line = row === undefined ? undefined : order.rows[order.placeOf(row)];
    if (!place || !line || element?.closest('[data-part=row-header]')) return;
    const item = element?.closest<HTMLElement>('[data-part=item]');
    const { minutes } = place;
    const isTouch = pointerType === 'touch';
    if (!item) {
      return changes.canCreate
        ? { line, placed: undefined, part: 'free', minutes, isTouch }
        : undefined;
    }
    const placed = line.track.placed.find((candidate) => candidate.item.key === item.dataset.key);
    if (!placed) return;
    const part = edgeAt(item, clientX, minutes - (placed.from + placed.to) / 2, isTouch);
    return { line, placed, part: changes.canResize ? part : 'item', minutes, isTouch };
  };

  const pointer = usePointerDrag({
    moved: root,
    canBegin,
    onMove: ({ x, y }, event) => {
      if (!draft.current) {
        if (Math.hypot(x, y) < DRAG_FROM) return;
        // A finger that moves first scrolls.
        if (pressed.current?.isTouch) {
          release();
          pointer.stop();
          return;
        }
        if (!begin()) return;
      }
      const { clientX, clientY } = event;
      stopScrolling.current();
      if (root.current) {
        stopScrolling.current = scrollAtEdges(
          root.current,
          event,
          () => follow(clientX, clientY),
          true,
        );
      }
      follow(clientX, clientY);
    },
    onEnd: (_distance, isReleased) => {
      const last = release();
      if (!last) return;
      if (isReleased) onDrop(last);
      else changes.cancel(last);
    },
  });

  return {
    onPointerDown: pointer.onPointerDown,
    minutesAt: ({ clientX, clientY }: MouseEvent) => seenAt(clientX, clientY)?.minutes,
    /** Returns whether a click is the end of a drag. */
    isDragEnd: () => wasDragged.current,
    /** Cancels a drag, also one that isn't rendered yet. Returns whether there was one. */
    cancel(): boolean {
      const last = release();
      if (!last) return false;
      pointer.stop();
      changes.cancel(last);
      return true;
    },
  };
}

/** Returns which part of an item is at a point: narrow ones have no ends of their own, and none has for a finger. */
function edgeAt(
  item: Element,
  x: number,
  afterMiddle: number,
  isTouch: boolean,
): 'item' | 'start' | 'end' {
  const { left, right, width } = item.getBoundingClientRect();
  if (isTouch || width < 3 * EDGE || Math.min(x - left, right - x) > EDGE) return 'item';
  return afterMiddle < 0 ? 'start' : 'end';
}
