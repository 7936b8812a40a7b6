import { type RefObject, useMemo } from 'react';
import { usePhone } from '../../page/use-phone.ts';
import { useListPreference } from '../../preferences/use-preference.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { useBreakpoint } from '../use-breakpoint.ts';
import { type BesideColumns, columnWidths } from './column-widths.ts';

export interface Columns<T> {
  /** The visible columns, in order. The same while none has changed, so that no row is rendered again. */
  readonly shown: readonly ListColumn<T>[];
  readonly choose: (keys: readonly string[]) => void;
  /** Keys of the visible columns that stay in place while the others scroll. */
  readonly pinned: readonly string[];
  readonly pin: (keys: readonly string[]) => void;
  /** Undefined while the user has not chosen. */
  readonly reset: (() => void) | undefined;
  /** The rows are cards, which have no headers to sort by. */
  readonly areCards: boolean;
}

/** The visible columns of a list: the user's choice, or those that fit. */
export function useColumns<T extends { readonly _id: string }>(
  { name, columns }: Pick<ListOf<T, never>, 'name' | 'columns'>,
  frame: RefObject<HTMLElement | null>,
  beside: BesideColumns,
): Columns<T> {
  const [chosen, change] = useListPreference('columns', name);
  const { hasBoxes, hasDetails, actionCount } = beside;
  const widths = useMemo(
    () => columnWidths(columns, { hasBoxes, hasDetails, actionCount }),
    [columns, hasBoxes, hasDetails, actionCount],
  );
  const room = useBreakpoint(frame, [...widths.values()], name);
  const areCards = usePhone();
  const shown = useMemo(
    () =>
      chosen
        ? pinnedColumns(chosenColumns(columns, chosen.shown), chosen.pinned)
        : fittingColumns(columns, widths, areCards ? undefined : room),
    [columns, chosen, widths, areCards, room],
  );
  return {
    shown,
    choose: (keys) => change({ ...chosen, shown: [...keys] }),
    pinned: keysOf(shown.filter(({ pinned }) => pinned === 'start')),
    pin: (keys) => change({ shown: keysOf(shown), pinned: [...keys] }),
    reset: chosen && (() => change(null)),
    areCards,
  };
}

const keysOf = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key);

/** The columns of which those with the given keys are pinned. @param keys Undefined for the list's own choice. */
export function pinnedColumns<C extends Pick<ListColumn<never>, 'key' | 'pinned'>>(
  columns: readonly C[],
  keys: readonly string[] | undefined,
): readonly C[] {
  if (!keys) return columns;
  return columns.map((column) => {
    const pinned = keys.includes(column.key) ? 'start' : undefined;
    return pinned === column.pinned ? column : { ...column, pinned };
  });
}

/** The columns that fit. @param room The width in pixels. Without one rows are cards, which have room for each column. */
function fittingColumns<T>(
  columns: readonly ListColumn<T>[],
  widths: ReadonlyMap<string, number>,
  room: number | undefined,
): readonly ListColumn<T>[] {
  return columns.filter(({ key, rank, priority }, index) => {
    if (index === 0) return true;
    if (room === undefined) return rank !== undefined && priority !== 'extra';
    return (widths.get(key) ?? Number.POSITIVE_INFINITY) <= room;
  });
}

/** Columns by their keys, after the first one, which names the row. Unknown keys are ignored. */
export function chosenColumns<C extends { readonly key: string }>(
  columns: readonly C[],
  keys: readonly string[],
): readonly C[] {
  const [first] = columns;
  const others = keys.flatMap(
    (key) => columns.find((column) => column !== first && column.key === key) ?? [],
  );
  return first ? [first, ...new Set(others)] : [];
}
