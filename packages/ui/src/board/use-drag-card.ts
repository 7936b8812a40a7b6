'use client';
import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollAtEdges, scrollParentOf } from '../primitives/dom/scroll-at-edges.ts';
import { useHeldTouch } from '../primitives/dom/use-held-touch.ts';
import { type Distance, usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import type { BoardCard } from './board.types.ts';
import type { Draft, Moves } from './use-moves.ts';

/** Movements below this distance are clicks, in px. */
const DRAG_FROM = 4;
/** How long a finger stays on a card before it drags, in ms; a shorter touch scrolls. */
const LONG_PRESS_MS = 450;

interface DragOptions<T extends BoardCard> {
  /** The scrolling element: its children are the columns. */
  box: RefObject<HTMLElement | null>;
  moves: Moves<T>;
}

interface Pressed<T> {
  readonly card: T;
  readonly element: HTMLElement;
  /** A finger scrolls, but for one on a handle. */
  readonly isScroll: boolean;
}

/** The card under the pointer, and where its own was when the drag began. */
export interface Dragged<T> {
  readonly card: T;
  readonly rect: DOMRect;
}

/**
 * Drags a card: with a mouse at once, with a finger by its handle or after a long press. A copy follows the pointer, and
 * a line shows the place, so nothing of the board is laid out again until it is dropped.
 */
export function useDragCard<T extends BoardCard>({ box, moves }: DragOptions<T>) {
  const pressed = useRef<Pressed<T>>(undefined);
  const draft = useRef<Draft<T>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopScrolling = useRef(() => {});
  const ghost = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged<T>>();
  /** A release after a drag is no click. */
  const wasDragged = useRef(false);

  const release = () => {
    clearTimeout(timer.current);
    stopScrolling.current();
    stopScrolling.current = () => {};
    pressed.current = undefined;
    const last = draft.current;
    draft.current = undefined;
    setDragged(undefined);
    return last;
  };

  useHeldTouch(box, draft);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      stopScrolling.current();
    },
    [],
  );

  const begin = (): boolean => {
    const press = pressed.current;
    if (!press) return false;
    const { card, element } = press;
    wasDragged.current = true;
    if (card.disabledReason !== undefined) {
      release();
      moves.explain(card, card.disabledReason);
      return false;
    }
    // Escape goes to the focused element.
    element.querySelector<HTMLElement>('[data-part=handle]')?.focus({ preventScroll: true });
    const index = [...(element.parentElement?.querySelectorAll(CARDS) ?? [])].indexOf(element);
    draft.current = { card, column: card.column, index, by: 'pointer' };
    flushSync(() => setDragged({ card, rect: element.getBoundingClientRect() }));
    moves.lift(card, 'pointer');
    return true;
  };

  const follow = ({ x, y }: Distance, at: number) => {
    const [current, copy] = [draft.current, ghost.current];
    if (!current || !copy || !box.current) return;
    copy.style.transform = `translate(${x}px, ${y}px)`;
    const { top, height } = copy.getBoundingClientRect();
    const column = nearest(box.current.querySelectorAll<HTMLElement>(':scope > [data-key]'), at);
    const key = column?.dataset.key;
    if (!column || key === undefined) return;
    const others = [...column.querySelectorAll<HTMLElement>(CARDS)].filter(
      ({ dataset }) => dataset.key !== current.card.key,
    );
    const middle = top + height / 2;
    const index = others.filter((card) => {
      const own = card.getBoundingClientRect();
      return own.top + own.height / 2 < middle;
    }).length;
    if (key === current.column && index === current.index) return;
    draft.current = { ...current, column: key, index };
    moves.show(draft.current);
  };

  const pointer = usePointerDrag({
    moved: box,
    canBegin: ({ button, pointerType, target }) => {
      const press = pressed.current;
      if (!press || button !== 0) return false;
      wasDragged.current = false;
      const isOnHandle = target instanceof Element && target.closest('[data-part=handle]') !== null;
      pressed.current = { ...press, isScroll: pointerType === 'touch' && !isOnHandle };
      return true;
    },
    // Not before: a press may belong to a field in the card.
    onBegin: () => {
      clearTimeout(timer.current);
      if (pressed.current?.isScroll) timer.current = setTimeout(begin, LONG_PRESS_MS);
    },
    onMove: (distance, event) => {
      if (!draft.current) {
        if (Math.hypot(distance.x, distance.y) < DRAG_FROM) return;
        // A finger that moves first scrolls.
        if (pressed.current?.isScroll || !begin()) {
          release();
          pointer.stop();
          return;
        }
      }
      const node = box.current;
      if (!node) return;
      const again = () => follow(distance, event.clientX);
      stopScrolling.current();
      const stops = [
        scrollAtEdges(node, event, again, true),
        scrollAtEdges(scrollParentOf(node), event, again),
      ];
      stopScrolling.current = () => {
        for (const stop of stops) stop();
      };
      again();
    },
    onEnd: (_distance, isReleased) => {
      const last = release();
      if (!last) return;
      if (isReleased) moves.drop(last);
      else moves.cancel(last.card);
    },
  });

  return {
    dragged,
    ghost,
    press(card: T, event: Press<HTMLElement>) {
      const { target, currentTarget } = event;
      if (target instanceof Element && target.closest('[data-part=menu]')) return;
      pressed.current = { card, element: currentTarget, isScroll: false };
      pointer.onPointerDown(event);
    },
    /** Returns whether a click is the end of a drag. */
    isDragEnd: () => wasDragged.current,
    cancel() {
      pointer.stop();
      const last = release();
      if (last) moves.cancel(last.card);
    },
  };
}

const CARDS = ':scope > [data-key], :scope > ul > [data-key]';

/** Returns the column that a place is in or nearest to. */
function nearest(columns: Iterable<HTMLElement>, x: number): HTMLElement | undefined {
  const distances = [...columns].map((column) => {
    const { left, right } = column.getBoundingClientRect();
    return { column, distance: Math.max(left - x, x - right, 0) };
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.column;
}
