'use client';
import {
  createContext,
  type RefObject,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusedElement } from '../dom/overlay-host.ts';
import { trackVisualViewport } from '../dom/visual-viewport.ts';
import { keepFocus } from './keep-focus.ts';
import {
  addLayer,
  isLayer,
  isolate,
  isTopLayer,
  type Layer,
  returnFocus,
  withOpeners,
} from './layers.ts';
import type { Opener } from './openers.ts';
import { lockScroll } from './scroll-lock.ts';

export interface ModalLayerOptions {
  /** False from the first moment of closing. */
  isOpen: boolean;
  /** Returns what to focus on opening. */
  initialFocus: (surface: HTMLElement) => HTMLElement;
  /** Element to focus after closing. Default: the one that had focus before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when focus has returned. */
  onFocusReturned?: (() => void) | undefined;
}

/** Id of the dialog around, for those rendered in it. */
export const ParentLayer = createContext<string | undefined>(undefined);

/**
 * While it is open, a dialog has focus, and the rest of the page is inert and does not scroll. From the first moment of
 * closing the page is as it was, with focus where it was. Returns its id, for `ParentLayer`.
 */
export function useModalLayer(
  surface: RefObject<HTMLElement | null>,
  { isOpen, initialFocus, returnFocus: target, onFocusReturned }: ModalLayerOptions,
): string {
  const id = useId();
  const parent = use(ParentLayer);
  const openers = useRef<readonly Opener[]>([]);
  const targetOf = useEffectEvent(initialFocus);
  const giveFocusBack = useEffectEvent(() => {
    returnFocus([target?.current], openers.current);
    openers.current = [];
    onFocusReturned?.();
  });
  useLayoutEffect(() => {
    const dialog = surface.current;
    const node = dialog?.parentElement;
    if (!isOpen || !dialog || !node) return;
    const focused = focusedElement();
    const isInside = dialog.contains(focused);
    if (!isInside) openers.current = withOpeners(focused);
    const layer: Layer = { node, openers: openers.current, id, parent };
    const leave = addLayer(layer);
    // Before anything of the page changes: these need its styles.
    const stopTracking = trackVisualViewport(node);
    if (!isInside && isTopLayer(node)) targetOf(dialog).focus({ preventScroll: true });
    const unlock = lockScroll();
    isolate(layer);
    const stopWatching = keepFocus(dialog);
    return () => {
      stopWatching();
      leave();
      unlock();
      stopTracking();
      // React ignores events during a commit.
      queueMicrotask(() => {
        if (!isLayer(node)) giveFocusBack();
      });
    };
  }, [isOpen, surface, id, parent]);
  return id;
}
