export const dataTableWords = {
  actions: 'Actions',
  actionsFor: (row: string) => `Actions for ${row}`,
  refreshing: (rows: string) => `Refreshing ${rows}`,
  /** Said where a cell holds nothing. */
  none: 'none',
};
