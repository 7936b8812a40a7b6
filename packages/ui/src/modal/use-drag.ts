'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  MODAL_DRAG_MIN_WIDTH,
  MODAL_KEY_STEP,
  MODAL_KEY_STEP_LARGE,
  MODAL_MIN_ON_SCREEN,
} from '../constants.ts';
import { usePointerDrag } from '../primitives/use-pointer-drag.ts';

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

/** How far each dialog is from the centre. The node of the next opening is another one, and stands there. */
const offsets = new WeakMap<HTMLElement, Point>();

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
  /** Where the drag under way began. */
  const from = useRef(centre);

  const offset = () => (content.current && offsets.get(content.current)) ?? centre;
  const move = (to: Point) => {
    if (content.current) place(content.current, clamp(to, content.current));
  };
  const release = () => {
    content.current?.removeAttribute('data-dragging');
    document.removeEventListener('dragstart', preventDefault);
  };

  const pointer = usePointerDrag({
    canBegin: ({ button, target }) => button === 0 && canDrag() && !isOnControl(target),
    onBegin: () => {
      from.current = offset();
      content.current?.setAttribute('data-dragging', '');
      // Where text is selected the browser would drag that, and take the pointer away.
      document.addEventListener('dragstart', preventDefault);
    },
    onMove: ({ x, y }) => move({ x: from.current.x + x, y: from.current.y + y }),
    onEnd: release,
  });

  useEffect(() => {
    const keep = () => {
      const node = content.current;
      const to = node && offsets.get(node);
      if (to) place(node, canDrag() ? clamp(to, node) : centre);
    };
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      document.removeEventListener('dragstart', preventDefault);
    };
  }, [content]);

  return {
    onPointerDown: pointer.onPointerDown,
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!step || !canDrag()) return;
      event.preventDefault();
      const by = event.shiftKey ? MODAL_KEY_STEP_LARGE : MODAL_KEY_STEP;
      const { x, y } = offset();
      move({ x: x + step.x * by, y: y + step.y * by });
    },
    cancel: () => {
      if (!pointer.stop()) return false;
      release();
      move(from.current);
      return true;
    },
  };
}

function preventDefault(event: Event) {
  event.preventDefault();
}

function place(node: HTMLElement, to: Point) {
  offsets.set(node, to);
  node.style.setProperty('--bk-modal-x', `${to.x}px`);
  node.style.setProperty('--bk-modal-y', `${to.y}px`);
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
