import type { DataGridRow } from './data-grid.types.ts';

/** A row that isn't folded away. */
export interface ShownRow<R extends DataGridRow> {
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
  /** Rows deeper than this are folded away. */
  let limit = Number.POSITIVE_INFINITY;
  for (const [at, row] of rows.entries()) {
    const { key, level = 0 } = row;
    if (level > limit) continue;
    const hasOwn = (rows[at + 1]?.level ?? 0) > level;
    const isFolded = hasOwn && folded.has(key);
    limit = isFolded ? level : Number.POSITIVE_INFINITY;
    shown.push({ row, isExpanded: hasOwn ? !isFolded : undefined });
  }
  return shown;
}
