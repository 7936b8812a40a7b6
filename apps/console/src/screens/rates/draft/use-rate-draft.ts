import type { RateCell } from '@booking/api-client';
import type { DataGridEdit } from '@booking/ui';
import { useReducer } from 'react';
import { ownValues } from '../grid/grid-cell.ts';
import { type CellDraft, cellKey, rowOf } from '../rate-keys.ts';
import { parseText, type RateView } from '../rate-views.ts';
import { type DraftEdit, draftReducer, NO_HISTORY } from './draft.ts';

/** The changes of one institute that are not saved. Another one mounts it again. */
export function useRateDraft(cells: ReadonlyMap<string, RateCell>) {
  const [history, dispatch] = useReducer(draftReducer, NO_HISTORY);
  const ownOf = (row: string, key: string): CellDraft => {
    const cell = cells.get(key);
    return cell ? ownValues(rowOf(row), cell) : {};
  };
  return {
    draft: history.now,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    discard: () => dispatch({ type: 'discard' }),
    saved: (saved: ReadonlyMap<string, CellDraft>) => dispatch({ type: 'saved', cells: saved }),
    drop: (keys: readonly string[]) => dispatch({ type: 'drop', keys }),
    /** Takes texts of the grid over. */
    edit: (
      edits: readonly (DataGridEdit & { readonly view?: RateView | undefined })[],
      view: RateView,
    ) =>
      dispatch({
        type: 'edit',
        edits: edits.map(({ row, column, text, view: own = view }) => {
          const key = cellKey(row, column);
          const read = parseText(own, text);
          if ('message' in read) return { key, view: own, text, message: read.message };
          return { key, view: own, values: read, own: ownOf(row, key) };
        }),
      }),
    /** Takes values over, as from a file. */
    set: (edits: readonly DraftEdit[]) => dispatch({ type: 'edit', edits }),
  };
}
