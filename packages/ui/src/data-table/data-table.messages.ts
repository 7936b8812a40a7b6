export const dataTableMessages = {
  actions: 'Actions',
  actionsFor: (row: string) => `Actions for ${row}`,
  selection: 'Selection',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all rows on this page',
  /** Before the headers that sort, where each row is a card. */
  sortBy: 'Sort by',
  refreshing: (rows: string) => `Refreshing ${rows}`,
  /** Read out for an empty cell. */
  none: 'none',
};
