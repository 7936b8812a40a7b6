export const dataTableMessages = {
  actions: 'Actions',
  actionsFor: (row: string) => `Actions for ${row}`,
  selection: 'Selection',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all rows of this page',
  refreshing: (rows: string) => `Refreshing ${rows}`,
  /** Said where a cell holds nothing. */
  none: 'none',
};
