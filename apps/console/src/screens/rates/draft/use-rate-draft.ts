import type { RateCell, Rates } from '@booking/api-client';
import type { DataGridEdit } from '@booking/ui';
import { useMemo, useReducer, useState } from 'react';
import { type DraftKind, useDraft, useRestoredDraft } from '../../../session/use-draft.ts';
import { ownValues } from '../own-values.ts';
import { type CellDraft, cellKey, rowOf } from '../rate-keys.ts';
import { parseText, type RateView } from '../rate-views.ts';
import { type DraftEdit, draftReducer, EMPTY_DRAFT, NO_HISTORY, type RateDraft } from './draft.ts';

/** Cells, with the categories and assets that they are of. */
export interface KnownCells {
  readonly cells: ReadonlyMap<string, RateCell>;
  readonly targets: Rates['targets'];
}

/** Changes that are stored as a draft when the session ends. */
interface KeptRates {
  readonly draft: RateDraft;
  readonly compared: KnownCells;
  readonly revision: number | undefined;
}

const ratesDraft: DraftKind<KeptRates> = { form: 'rates' };

/**
 * The changes of one institute that are not saved. Another one mounts it again.
 * @param loaded The rates that the grid shows.
 */
export function useRateDraft(loaded: KnownCells & { readonly rates: Rates | undefined }) {
  const restored = useRestoredDraft(ratesDraft);
  const [history, dispatch] = useReducer(draftReducer, {
    ...NO_HISTORY,
    now: restored?.draft ?? EMPTY_DRAFT,
  });
  /** Rates that the changes were compared with, also of days and assets that the grid no longer shows. */
  const [compared, setCompared] = useState(restored?.compared);
  /** The revision that restored changes were made on. */
  const [revision, setRevision] = useState(restored?.revision);
  const { cells, errors } = history.now;
  useDraft(ratesDraft, () =>
    compared && cells.size + errors.size > 0
      ? { draft: history.now, compared, revision: revision ?? loaded.rates?.revision }
      : undefined,
  );

  const reference = useMemo(
    () => ({
      cells: new Map([...(compared?.cells ?? []), ...loaded.cells]),
      targets: joined(loaded.targets, compared?.targets),
    }),
    [compared, loaded.cells, loaded.targets],
  );

  const compare = (edits: readonly DraftEdit[], context: KnownCells) => {
    const edited = edits.flatMap(({ key }) => {
      const cell = context.cells.get(key);
      return cell ? [[key, cell] as const] : [];
    });
    setCompared({
      cells: new Map([...(compared?.cells ?? []), ...edited]),
      targets: joined(context.targets, compared?.targets),
    });
    dispatch({ type: 'edit', edits });
  };
  const ownOf = (row: string, key: string): CellDraft => {
    const cell = loaded.cells.get(key);
    return cell ? ownValues(rowOf(row), cell) : {};
  };
  return {
    draft: history.now,
    revision: revision ?? loaded.rates?.revision,
    known: reference,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    discard: () => dispatch({ type: 'discard' }),
    saved: (saved: ReadonlyMap<string, CellDraft>) => {
      setRevision(undefined);
      dispatch({ type: 'saved', cells: saved });
    },
    drop: (keys: readonly string[]) => dispatch({ type: 'drop', keys }),
    /** Adds texts that were typed in the grid. */
    edit: (
      edits: readonly (DataGridEdit & { readonly view?: RateView | undefined })[],
      view: RateView,
    ) =>
      compare(
        edits.map(({ row, column, text, view: own = view }) => {
          const key = cellKey(row, column);
          const read = parseText(own, text, loaded.rates?.currency ?? 'INR');
          if ('message' in read) return { key, view: own, text, message: read.message };
          return { key, view: own, values: read, own: ownOf(row, key) };
        }),
        loaded,
      ),
    /** Adds values from a file. @param context The rates that they were compared with. */
    set: compare,
  };
}

function joined(
  targets: KnownCells['targets'],
  more: KnownCells['targets'] = [],
): KnownCells['targets'] {
  const isKnown = (target: KnownCells['targets'][number]) =>
    targets.some(({ category, asset }) => category === target.category && asset === target.asset);
  return [...targets, ...more.filter((target) => !isKnown(target))];
}
