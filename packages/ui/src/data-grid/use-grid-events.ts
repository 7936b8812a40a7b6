'use client';
import type { FocusEvent } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { ownClipboard } from '../primitives/dom/own-clipboard.ts';
import { clipboardHandlers } from './clipboard-handlers.ts';
import { editorOf, type GridEventsOptions, gesturesOf, isForeign } from './grid-gestures.ts';
import { keyHandlers } from './key-handlers.ts';
import { useGridFill } from './use-grid-fill.ts';
import { useGridPointer } from './use-grid-pointer.ts';

/** The keys, the pointer and the clipboard of a grid, handled in one place for all of its cells. */
export function useGridEvents(options: GridEventsOptions) {
  const gestures = gesturesOf(options);
  const pointer = useGridPointer(gestures);
  const fill = useGridFill(gestures);
  return {
    fill,
    ...keyHandlers(gestures, fill),
    ...pointer,
    ...clipboardHandlers(gestures),
    onFocus({ target }: FocusEvent) {
      if (!isForeign(target)) ownClipboard();
    },
    onBlur(event: FocusEvent) {
      if (editorOf(event.target) && isFocusLeft(event)) gestures.leaveEditor();
    },
  };
}
