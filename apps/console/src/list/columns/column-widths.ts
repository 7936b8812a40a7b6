import type { ListColumn } from '../list-of.ts';

/** The widths in pixels that `DataTable` has for columns without one, for the boxes and the buttons of details, and for the actions of a row. */
const FIRST = 240;
const OTHER = 120;
const LEAD = 44;
const ACTIONS = 30;
const ACTION = 30;

/** Controls that take up width beside the columns of a table. */
export interface BesideColumns {
  readonly hasBoxes: boolean;
  /** Rows show details. */
  readonly hasDetails: boolean;
  /** How many buttons a row has. */
  readonly actionCount: number;
}

/** Returns the list width from which each column fits, with those that come before it, by the column's key. */
export function columnWidths(
  columns: readonly Pick<ListColumn<never>, 'key' | 'width' | 'rank'>[],
  { hasBoxes, hasDetails, actionCount }: BesideColumns,
): ReadonlyMap<string, number> {
  const [first, ...others] = columns;
  const lead = [hasBoxes, hasDetails].filter(Boolean).length * LEAD;
  let sum = lead + ACTIONS + actionCount * ACTION + (first?.width ?? FIRST);
  const widths = new Map<string, number>();
  const ranked = others.flatMap(({ rank, ...column }) =>
    rank === undefined ? [] : { rank, ...column },
  );
  for (const { key, width = OTHER } of ranked.toSorted((a, b) => a.rank - b.rank)) {
    sum += width;
    widths.set(key, sum);
  }
  return widths;
}
