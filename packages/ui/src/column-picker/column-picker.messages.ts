export const columnPickerMessages = {
  columns: 'Columns',
  move: (column: string) => `Move ${column}`,
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
  reset: 'Reset columns',
  always: 'This column is always shown.',
  instructions: 'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel.',
  pickedUp: (column: string) => `Picked up ${column}.`,
  /** @param text The count, formatted. */
  at: (column: string, place: string, _count: number, text: string) =>
    `${column}: position ${place} of ${text}.`,
  dropped: (column: string, place: string, _count: number, text: string) =>
    `Dropped ${column} at position ${place} of ${text}.`,
  cancelled: (column: string) => `Move cancelled. ${column} is back in its place.`,
};
