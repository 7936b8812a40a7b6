export const dataTableMessages = {
  actions: 'Actions',
  actionsFor: (row: string) => `Actions for ${row}`,
  /** The buttons that show and hide what is below a row. */
  details: 'Details',
  detailsOf: (row: string) => `Details of ${row}`,
  selection: 'Selection',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all rows on this page',
  /** Before the headers that sort, where each row is a card. */
  sortBy: 'Sort by',
  /** The border at the end of a header. */
  widthOf: (column: string) => `Width of ${column}`,
  /** Read out with it. */
  resize: 'Left and right arrow keys change the width, up and down go to other columns.',
  /** The width of a column that no one has changed. */
  automatic: 'automatic',
  refreshing: (rows: string) => `Refreshing ${rows}`,
  /** Read out for an empty cell. */
  none: 'none',
};
