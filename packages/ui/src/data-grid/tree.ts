import type { DataGridRow } from './data-grid.types.ts';

/** A row that isn't folded away. */
export interface ShownRow<R extends DataGridRow = DataGridRow> {
  readonly row: R;
  /** Undefined without rows of its own. */
  readonly isExpanded: boolean | undefined;
}

/** Returns the rows that aren't inside a folded one. */
export function shownRows<R extends DataGridRow>(
  rows: readonly R[],
  collapsed: readonly string[],
): ShownRow<R>[] {
  const folded = new Set(collapsed);
  const shown: ShownRow<R>[] = [];
  /** The rows that the next one may belong to, the deepest last. */
  const parents: {
    readonly level: number;
    readonly isHidden: boolean;
    readonly isFolded: boolean;
  }[] = [];
  for (const [at, row] of rows.entries()) {
    const { key, level = 0, isAlwaysShown = false } = row;
    while (level <= (parents.at(-1)?.level ?? -1)) parents.pop();
    const parent = parents.at(-1);
    const isHidden =
      parent !== undefined && (parent.isHidden || (parent.isFolded && !isAlwaysShown));
    const isFolding = folds(rows, at);
    const isFolded = isFolding && folded.has(key);
    parents.push({ level, isHidden, isFolded });
    if (!isHidden) shown.push({ row, isExpanded: isFolding ? !isFolded : undefined });
  }
  return shown;
}

/** Returns whether a row has rows of its own that fold with it. */
function folds(rows: readonly DataGridRow[], at: number): boolean {
  const level = rows[at]?.level ?? 0;
  let shownLevel = Number.POSITIVE_INFINITY;
  for (let next = at + 1; next < rows.length; next += 1) {
    const { level: own = 0, isAlwaysShown = false } = rows[next] ?? {};
    if (own <= level) return false;
    if (own <= shownLevel) {
      if (!isAlwaysShown) return true;
      shownLevel = own;
    }
  }
  return false;
}

/** Returns whether some rows belong to others, also while they are folded away. */
export const isTree = (rows: readonly ShownRow[]): boolean =>
  rows.some(({ row, isExpanded }) => row.level || isExpanded !== undefined);
