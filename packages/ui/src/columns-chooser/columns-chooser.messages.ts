export const columnsChooserMessages = {
  columns: 'Columns',
  move: (column: string) => `Move ${column}`,
  up: (column: string) => `Move ${column} before the column above`,
  down: (column: string) => `Move ${column} after the column below`,
  reset: 'Reset columns',
  always: 'This column is always shown.',
  instructions: 'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel.',
  lifted: (column: string) => `Picked up ${column}.`,
  /** @param text The count as the language writes numbers. */
  at: (column: string, place: string, _count: number, text: string) =>
    `${column} is at ${place} of ${text}.`,
  dropped: (column: string, place: string, _count: number, text: string) =>
    `${column} is dropped at ${place} of ${text}.`,
  cancelled: (column: string) => `${column} is back where it was.`,
};
