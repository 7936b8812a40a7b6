'use client';
import { type ActiveRow, useActiveRow } from '../primitives/forms/use-active-row.ts';
import type { Command, CommandGroup } from './command-palette.types.ts';

/**
 * Tracks the active command: the first match, until the user moves. It stays on the same command while others come and
 * go, so Enter doesn't run a command that just appeared; a new query resets it. Pages are groups.
 */
export function useActiveCommand(
  groups: readonly CommandGroup[],
  query: string,
): ActiveRow<Command> {
  const rows = groups.flatMap((group) => group.items);
  /** Index of the first command in each group. */
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0),
  );
  const active = useActiveRow({
    rows,
    query,
    fallback: 0,
    pageFrom: (at, direction) =>
      direction === 1
        ? (starts.find((start) => start > at) ?? rows.length)
        : (starts.findLast((start) => start < at) ?? 0),
  });
  if (!active.isMoved && rows[0]) active.point(rows[0]);
  return active;
}
