/** One measured row: who, what was read, and what the goal says of it (ours only). */
export interface Row {
  readonly who: string;
  readonly cells: readonly string[];
  readonly goal?: { readonly text: string; readonly met: boolean };
}

/** One measure of `npm run bench`: a table with the baseline, us and the peers, from the same run. */
export interface Measure {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** The measure as an aligned text table; a goal that is missed says so. */
export function table({ title, columns, rows }: Measure): string {
  const lines = [
    ['', ...columns, ''],
    ...rows.map(({ who, cells, goal }) => [
      who,
      ...cells,
      goal ? `${goal.met ? 'meets' : 'MISSES'} ${goal.text}` : '',
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  const text = lines.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 || column === cells.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${title}\n${text.map((line) => `  ${line}`).join('\n')}\n`;
}

/** Bytes as kB with one decimal (1 kB = 1,024 B, as bundlers print it). */
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
