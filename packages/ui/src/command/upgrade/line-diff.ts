/** One line of a text that has become another. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The lines of both texts: what both have in the same order is `same`. */
export function diffLines(before: string, after: string): DiffLine[] {
  const from = before.split('\n');
  const to = after.split('\n');
  const common = commonLengths(from, to);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    const removed = from[i];
    const added = to[j];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed });
      i += 1;
      j += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      lines.push({ kind: 'removed', text: removed });
      i += 1;
    } else if (added !== undefined) {
      lines.push({ kind: 'added', text: added });
      j += 1;
    }
  }
  return lines;
}

/** Where a line stands afterwards, counted from 1: itself, or else what has come in its place. */
export function lineAfter(line: number, diff: readonly DiffLine[]): number {
  let before = 0;
  let after = 0;
  for (const { kind } of diff) {
    if (kind !== 'added') before += 1;
    if (before === line && kind !== 'added') return after + 1;
    if (kind !== 'removed') after += 1;
  }
  return line;
}

/** How long the longest list of lines is that both have from `[i][j]` on. */
function commonLengths(from: readonly string[], to: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] =
        from[i] === to[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

const at = (lengths: readonly Uint32Array[], i: number, j: number) => lengths[i]?.[j] ?? 0;
