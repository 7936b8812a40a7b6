import type { RefObject } from 'react';
import { useListPreference } from '../../preferences/use-preference.ts';
import type { ListColumn, ListOf } from '../list-of.ts';
import { useBreakpoint } from '../use-breakpoint.ts';

export interface Columns<T> {
  /** Those that are shown, in their order. */
  readonly shown: readonly ListColumn<T>[];
  readonly choose: (keys: readonly string[]) => void;
  /** Undefined while nobody has chosen. */
  readonly reset: (() => void) | undefined;
  /** The rows are cards, which have no heads to sort by. */
  readonly areCards: boolean;
}

/** The least width of a list at which its rows are a table, in pixels: below it each is a card. */
const TABLE_FROM = 768;

/** The columns of a list that its reader sees: the chosen ones, or those that its frame has room for. */
export function useColumns<T extends { readonly _id: string }>(
  { name, columns }: Pick<ListOf<T, never>, 'name' | 'columns'>,
  frame: RefObject<HTMLElement | null>,
): Columns<T> {
  const [chosen, change] = useListPreference('columns', name);
  const room = useBreakpoint(frame, [TABLE_FROM, ...columns.flatMap(({ from }) => from ?? [])]);
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

/** A card has the room of every column that is on it. */
function isShown({ from, priority }: Pick<ListColumn<never>, 'from' | 'priority'>, room: number) {
  if (from === undefined) return false;
  return room < TABLE_FROM ? priority !== 'extra' : from <= room;
}

/** Columns by their keys, after the first one, which names the row. Keys that are none any more are passed over. */
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
