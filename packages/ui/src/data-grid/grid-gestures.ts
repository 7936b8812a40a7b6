import type { RefObject } from 'react';
import { type Geometry, measure, reveal, type Sizes } from './geometry.ts';
import type { Place } from './range.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridSelection } from './use-grid-selection.ts';

export interface GridEventsOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly sizes: Sizes;
  readonly selection: GridSelection;
  readonly edits: GridEdits;
  readonly isReadOnly: boolean;
  /** Folds or unfolds a row. Returns whether it can. */
  readonly fold: (row: number) => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Focuses the active cell after the next render. */
  readonly focusActive: () => void;
}

/** A grid, and what its keys, pointer and clipboard have in common. */
export interface GridGestures extends GridEventsOptions {
  readonly geometry: () => Geometry | undefined;
  /** Selects a range, focuses its active cell and scrolls to its end. */
  readonly select: (from: Place, to?: Place) => void;
  /** Takes over what is typed, wherever the focus goes. */
  readonly leaveEditor: () => void;
}

export const cellSelector = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

export const editorOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset.part === 'editor' ? target : undefined;

/** Returns whether events at an element are its own: of the editor, of the fill handle, or of a control that the host has put into a cell. */
export const isForeign = (target: EventTarget): boolean =>
  !(target instanceof Element) ||
  editorOf(target) !== undefined ||
  target.closest('a, button, input, select, textarea, [data-part="handle"]') !== null;

export function gesturesOf(options: GridEventsOptions): GridGestures {
  const { grid, sizes, selection, edits, focusActive } = options;
  const geometry = () =>
    (grid.current && measure(grid.current, selection.extent.columns, sizes)) ?? undefined;
  return {
    ...options,
    geometry,
    select(from, to) {
      focusActive();
      selection.select(from, to);
      const measured = geometry();
      if (grid.current && measured) reveal(grid.current, to ?? from, measured);
    },
    leaveEditor() {
      const editor = grid.current?.querySelector<HTMLInputElement>('[data-part=editor]');
      if (edits.editing && editor) edits.commit(editor.value);
    },
  };
}
