import { type CellDraft, withView } from '../rate-keys.ts';
import { type RateView, rateViews } from '../rate-views.ts';

/** Unsaved changes by the keys of their cells, and texts that are no value by cell and view, with their errors. */
export interface RateDraft {
  readonly cells: ReadonlyMap<string, CellDraft>;
  readonly errors: ReadonlyMap<string, { readonly text: string; readonly message: string }>;
}

export const EMPTY_DRAFT: RateDraft = { cells: new Map(), errors: new Map() };

/** A draft with what it was before and after, for undo and redo. */
export interface DraftHistory {
  readonly past: readonly RateDraft[];
  readonly now: RateDraft;
  readonly future: readonly RateDraft[];
}

export const NO_HISTORY: DraftHistory = { past: [], now: EMPTY_DRAFT, future: [] };

/** How many steps can be undone. */
const STEPS_MAX = 100;

export type DraftAction =
  | { readonly type: 'edit'; readonly edits: readonly DraftEdit[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'discard' }
  /** These were saved, with these values. */
  | { readonly type: 'saved'; readonly cells: ReadonlyMap<string, CellDraft> }
  /** These are discarded in favour of the saved values. */
  | { readonly type: 'drop'; readonly keys: readonly string[] };

/** A new value of a cell, or a text that is none. */
export type DraftEdit = {
  readonly key: string;
  /** The view that it was typed in. Without it, it replaces texts typed in any view. */
  readonly view?: RateView | undefined;
} & (
  | {
      readonly values: CellDraft;
      /** The cell's current values of its own: setting the same again is no change. */
      readonly own: CellDraft;
    }
  | { readonly text: string; readonly message: string }
);

/** The history after a step. */
export function draftReducer(history: DraftHistory, action: DraftAction): DraftHistory {
  const { past, now, future } = history;
  const step = (next: RateDraft): DraftHistory => ({
    past: [...past, now].slice(-STEPS_MAX),
    now: next,
    future: [],
  });
  switch (action.type) {
    case 'edit':
      return step(edited(now, action.edits));
    case 'undo': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest } : history;
    }
    case 'discard':
      return now.cells.size + now.errors.size > 0 ? step(EMPTY_DRAFT) : history;
    case 'saved': {
      // Values typed during the save stay. Steps back would be changes of what is saved.
      const cells = new Map(
        [...now.cells].filter(([key, draft]) => !isSameDraft(draft, action.cells.get(key))),
      );
      return { past: [], now: { ...now, cells }, future: [] };
    }
    case 'drop': {
      const cells = new Map(now.cells);
      for (const key of action.keys) cells.delete(key);
      return step({ ...now, cells });
    }
  }
}

function edited(draft: RateDraft, edits: readonly DraftEdit[]): RateDraft {
  const cells = new Map(draft.cells);
  const errors = new Map(draft.errors);
  for (const edit of edits) {
    const { key, view } = edit;
    if ('message' in edit) {
      errors.set(withView(key, view ?? 'price'), { text: edit.text, message: edit.message });
      continue;
    }
    for (const rateView of view ? [view] : rateViews) errors.delete(withView(key, rateView));
    const merged = { ...cells.get(key), ...edit.values };
    const changed = Object.entries(merged).filter(
      ([name, value]) => value !== (own(edit.own, name) ?? null),
    );
    if (changed.length > 0) cells.set(key, Object.fromEntries(changed));
    else cells.delete(key);
  }
  return { cells, errors };
}

function own(values: CellDraft, name: string): unknown {
  return Object.entries(values).find(([valueName]) => valueName === name)?.[1];
}

function isSameDraft(a: CellDraft, b: CellDraft | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
