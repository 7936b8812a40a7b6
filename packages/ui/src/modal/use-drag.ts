'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { MODAL_DRAG_MIN_WIDTH, MODAL_KEY_STEP, MODAL_MIN_ON_SCREEN } from '../constants.ts';

interface Point {
  x: number;
  y: number;
}

export interface Drag {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Ends a drag under way and puts the dialog back where it began. Answers whether there was one. */
  cancel: () => boolean;
}

const centre: Point = { x: 0, y: 0 };

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Moves the dialog by its head, above 832 px only (`MOD-07`): with the pointer, or with the arrow keys by 16 px (with
 * Shift 48). At least 48 px stay on the screen and the head never leaves it at the top, so it can be taken again. It
 * goes back to the centre when it closes or the screen becomes too narrow.
 */
export function useDrag(content: RefObject<HTMLElement | null>): Drag {
  // With the node that was moved: the one of the next opening stands in the centre.
  const moved = useRef<{ node: HTMLElement; to: Point } | null>(null);
  const dragging = useRef<{ from: Point; stop: () => void } | null>(null);

  const offset = () =>
    (moved.current?.node === content.current ? moved.current?.to : null) ?? centre;
  const move = (to: Point) => {
    const node = content.current;
    if (node) moved.current = { node, to: place(node, clamp(to, node)) };
  };

  useEffect(() => {
    const keep = () => {
      if (!moved.current) return;
      const { node, to } = moved.current;
      moved.current = { node, to: place(node, canDrag() ? clamp(to, node) : centre) };
    };
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      dragging.current?.stop();
    };
  }, []);

  return {
    onPointerDown: (event) => {
      const isPrimary = event.button === 0 && event.isPrimary;
      if (!isPrimary || !canDrag() || isOnControl(event.target)) return;
      const from = offset();
      const start = { x: event.clientX - from.x, y: event.clientY - from.y };
      const listening = new AbortController();
      const stop = () => {
        listening.abort();
        dragging.current = null;
        content.current?.removeAttribute('data-dragging');
      };
      dragging.current?.stop();
      dragging.current = { from, stop };
      content.current?.setAttribute('data-dragging', '');
      const { signal } = listening;
      document.addEventListener(
        'pointermove',
        (now) => move({ x: now.clientX - start.x, y: now.clientY - start.y }),
        { signal },
      );
      document.addEventListener('pointerup', stop, { signal });
      // Where text is selected the browser would drag that, and take the pointer away.
      document.addEventListener('dragstart', (other) => other.preventDefault(), { signal });
      document.addEventListener('pointercancel', stop, { signal });
    },
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!step || !canDrag()) return;
      event.preventDefault();
      const by = event.shiftKey ? MODAL_MIN_ON_SCREEN : MODAL_KEY_STEP;
      const { x, y } = offset();
      move({ x: x + step.x * by, y: y + step.y * by });
    },
    cancel: () => {
      if (!dragging.current) return false;
      const { from, stop } = dragging.current;
      stop();
      move(from);
      return true;
    },
  };
}

function place(node: HTMLElement, to: Point): Point {
  node.style.setProperty('--bk-modal-x', `${to.x}px`);
  node.style.setProperty('--bk-modal-y', `${to.y}px`);
  return to;
}

function canDrag(): boolean {
  return window.innerWidth > MODAL_DRAG_MIN_WIDTH;
}

/** The grip is a button only for the keyboard; every other control in the head is pressed, not dragged. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button:not(.bk-modal-grip), a') !== null;
}

/** `offsetLeft` and its kin do not count the move itself nor the opening animation: they say where the rest is. */
function clamp({ x, y }: Point, node: HTMLElement): Point {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width } = node;
  const least = MODAL_MIN_ON_SCREEN;
  return {
    // Without the room of the scrollbar.
    x: Math.min(
      Math.max(x, least - left - width),
      document.documentElement.clientWidth - least - left,
    ),
    y: Math.min(Math.max(y, -top), window.innerHeight - least - top),
  };
}
