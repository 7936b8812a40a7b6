'use client';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { askToOpen, type OnOpenChange, type OpenChangeReason } from './open-change.ts';

/** Whether something is open, and what changes that. */
export interface OpenState {
  readonly isOpen: boolean;
  /** Keeps what happened last in it or to it, the cause of a change that follows. */
  readonly note: (reason: OpenChangeReason, event: Event) => void;
  /**
   * Opens or closes it, unless it is so already or the host refuses. Without a reason or an event it is what was noted.
   * Returns whether the host has let it happen.
   */
  readonly change: (open: boolean, reason?: OpenChangeReason, event?: Event) => boolean;
}

interface Cause {
  readonly reason: OpenChangeReason;
  readonly event: Event;
}

/** Returns what keeps the cause of the next change, and what fills in what isn't said of it. */
export function useCause() {
  const noted = useRef<Cause>(undefined);
  return {
    note(reason: OpenChangeReason, event: Event) {
      // Focus that leaves with a press belongs to the press.
      if (reason === 'focus-out' && noted.current?.reason === 'outside') return;
      noted.current = { reason, event };
    },
    causeOf(reason?: OpenChangeReason, event?: Event) {
      const cause = noted.current;
      return [reason ?? cause?.reason ?? 'trigger', event ?? cause?.event] as const;
    },
  };
}

/**
 * The state of what opens and closes by itself: the host's `open`, otherwise its own, which starts as `initial`.
 *
 * @param canOpen Whether it can be opened now.
 */
export function useOpen(
  open: boolean | undefined,
  initial: boolean,
  onOpenChange: OnOpenChange | undefined,
  canOpen = true,
): OpenState {
  const [own, setOwn] = useState(initial);
  // A host that keeps its `open` doesn't render.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { note, causeOf } = useCause();
  const isOpen = open ?? own;
  // A press outside closes a menu, and so does the focus that it moves, before the next render.
  const coming = useRef(isOpen);
  useLayoutEffect(() => {
    coming.current = isOpen;
  });
  return {
    isOpen,
    note,
    change(next, reason, event) {
      if (next === coming.current || (next && !canOpen)) return true;
      coming.current = next;
      const isLet = askToOpen(onOpenChange, next, ...causeOf(reason, event));
      if (isLet) setOwn(next);
      else coming.current = !next;
      render();
      return isLet;
    },
  };
}
