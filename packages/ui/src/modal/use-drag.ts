'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  MODAL_DRAG_MIN_WIDTH,
  MODAL_KEY_STEP,
  MODAL_KEY_STEP_LARGE,
  MODAL_MIN_ON_SCREEN,
} from '../constants.ts';
import { usePointerDrag } from '../primitives/dom/use-pointer-drag.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';

interface Point {
  x: number;
  y: number;
}

export interface Drag {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Cancels the current drag and restores the position. Returns true if a drag was active. */
  cancel: () => boolean;
}

const centre: Point = { x: 0, y: 0 };

/** Offset of each dialog from the centre. A reopened modal has a new node and starts centred. */
const offsets = new WeakMap<HTMLElement, Point>();

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Lets people move the dialog by its header, above 832 px only (`MOD-07`): with the pointer, or with arrow keys by 16
 * px (48 with Shift). At least 48 px stay on screen and the header never leaves the top, so it can be dragged back.
 * Recentred when it closes or the screen gets too narrow.
 */
export function useDrag(content: RefObject<HTMLElement | null>): Drag {
  /** Offset at the start of the current drag. */
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
    moved: content,
    canBegin: ({ button, target }) => button === 0 && canDrag() && !isOnControl(target),
    onBegin: () => {
      from.current = offset();
      content.current?.setAttribute('data-dragging', '');
      // Otherwise the browser would drag selected text and cancel the pointer.
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

/** The handle is a button only for the keyboard; other controls in the header don't start a drag. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button:not([data-part="grip"]), a') !== null;
}

/** Keeps an offset such that the dialog can be dragged back. */
function clamp({ x, y }: Point, node: HTMLElement): Point {
  const scale = scaleOf(node);
  const rect = node.getBoundingClientRect();
  const now = offsets.get(node) ?? centre;
  // Where it rests, and the window, in px of the dialog.
  const left = rect.left / scale - now.x;
  const top = rect.top / scale - now.y;
  const width = rect.width / scale;
  // Without the scrollbar.
  const right = document.documentElement.clientWidth / scale;
  const bottom = window.innerHeight / scale;
  const least = MODAL_MIN_ON_SCREEN;
  return {
    x: Math.min(Math.max(x, least - left - width), right - least - left),
    y: Math.min(Math.max(y, -top), bottom - least - top),
  };
}
