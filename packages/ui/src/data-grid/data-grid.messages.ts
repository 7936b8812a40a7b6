export const dataGridMessages = {
  /** Heading above the row headers, unless the host sets it. */
  rows: 'Row',
  /** The name of the editor of a cell. */
  editor: (row: string, column: string) => `Edit ${row}, ${column}`,
  /**
   * Read out when several cells are selected.
   * @param text The count, formatted.
   */
  selected: (from: string, to: string, _count: number, text: string) =>
    `${text} cells selected, from ${from} to ${to}.`,
  inherited: 'Inherited.',
  derived: 'Calculated.',
  changed: 'Changed, not saved.',
  copied: (_count: number, text: string) => `Copied: ${text}.`,
  changedCells: (_count: number, text: string) => `Cells changed: ${text}.`,
  /** Read out after a paste of more than the grid has places for. */
  outside: (_count: number, text: string) => `Cells that found no place: ${text}.`,
  locked: (_count: number, text: string) => `Cells that can’t be changed: ${text}.`,
};
