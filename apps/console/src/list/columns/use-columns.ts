import type { RefObject } from 'react';
import { useListPreference } from '../../preferences/use-preference.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { useBreakpoint } from '../use-breakpoint.ts';

export interface Columns<T> {
  /** The visible columns, in order. */
  readonly shown: readonly ListColumn<T>[];
  readonly choose: (keys: readonly string[]) => void;
  /** Undefined while the user has not chosen. */
  readonly reset: (() => void) | undefined;
  /** The rows are cards, which have no headers to sort by. */
  readonly areCards: boolean;
}

/** The width of a list, in pixels, from which its rows are a table; below it they are cards. */
const TABLE_FROM = 768;

/** The visible columns of a list: the user's choice, or those that fit. */
export function useColumns<T extends { readonly _id: string }>(
  { name, columns }: Pick<ListOf<T, never>, 'name' | 'columns'>,
  frame: RefObject<HTMLElement | null>,
): Columns<T> {
  const [chosen, change] = useListPreference('columns', name);
  const widths = [TABLE_FROM, ...columns.flatMap(({ from }) => from ?? [])];
  const room = useBreakpoint(frame, widths, name);
  const [first] = columns;
  return {
    shown: chosen
      ? chosenColumns(columns, chosen.shown)
      : columns.filter((one) => one === first || isShown(one, room)),
    choose: (keys) => change({ shown: [...keys] }),
    reset: chosen && (() => change(null)),
    areCards: room < TABLE_FROM,
  };
}

/** A card has room for each of its columns. */
function isShown({ from, priority }: Pick<ListColumn<never>, 'from' | 'priority'>, room: number) {
  if (from === undefined) return false;
  return room < TABLE_FROM ? priority !== 'extra' : from <= room;
}

/** Columns by their keys, after the first one, which names the row. Unknown keys are ignored. */
export function chosenColumns<C extends { readonly key: string }>(
  columns: readonly C[],
  keys: readonly string[],
): readonly C[] {
  const [first] = columns;
  const others = keys.flatMap(
    (key) => columns.find((one) => one !== first && one.key === key) ?? [],
  );
  return first ? [first, ...new Set(others)] : [];
}
