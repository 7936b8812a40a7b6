import type { KeyboardEvent } from 'react';

/** Returns the control in a cell of a row, or in the nearest cell that has one. */
function controlIn(row: HTMLTableRowElement | undefined, at: number): HTMLElement | undefined {
  const controls = [...(row?.cells ?? [])].map((cell) =>
    cell.querySelector<HTMLElement>('[data-matrix-cell]'),
  );
  const place = Math.max(0, Math.min(at, controls.length - 1));
  return controls[place] ?? controls.find((control) => control !== null) ?? undefined;
}

/** Moves focus in a grid: by arrow keys, Home and End in the row, and with Ctrl to its corners. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget: table, key } = event;
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.closest('tr');
  if (!cell || !row || event.altKey) return;
  const rows = [...table.rows];
  const at = rows.indexOf(row);
  const last = row.cells.length - 1;
  const isCorner = event.ctrlKey || event.metaKey;
  const forward = getComputedStyle(table).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const places = new Map<string, readonly [HTMLTableRowElement | undefined, number]>([
    ['ArrowDown', [rows[at + 1], cell.cellIndex]],
    ['ArrowUp', [rows[at - 1], cell.cellIndex]],
    [forward, [row, cell.cellIndex + 1]],
    [back, [row, cell.cellIndex - 1]],
    ['Home', [isCorner ? rows[0] : row, 0]],
    ['End', [isCorner ? rows.at(-1) : row, last]],
  ]);
  const place = places.get(key);
  const next = place && controlIn(...place);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
