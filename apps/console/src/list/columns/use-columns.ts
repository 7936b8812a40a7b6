import type { RefObject } from 'react';
import { usePhone } from '../../page/use-phone.ts';
import { useListPreference } from '../../preferences/use-preference.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { useBreakpoint } from '../use-breakpoint.ts';
import { type BesideColumns, columnWidths } from './column-widths.ts';

export interface Columns<T> {
  /** The visible columns, in order. */
  readonly shown: readonly ListColumn<T>[];
  readonly choose: (keys: readonly string[]) => void;
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
  const widths = columnWidths(columns, beside);
  const room = useBreakpoint(frame, [...widths.values()], name);
  const areCards = usePhone();
  const [first] = columns;
  /** A card has room for each of its columns. */
  const isShown = ({ key, rank, priority }: ListColumn<T>) =>
    areCards
      ? rank !== undefined && priority !== 'extra'
      : (widths.get(key) ?? Number.POSITIVE_INFINITY) <= room;
  return {
    shown: chosen
      ? chosenColumns(columns, chosen.shown)
      : columns.filter((column) => column === first || isShown(column)),
    choose: (keys) => change({ shown: [...keys] }),
    reset: chosen && (() => change(null)),
    areCards,
  };
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
