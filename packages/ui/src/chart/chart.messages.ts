export const chartMessages = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  /** Names the control that reads a chart point by point. */
  read: (title: string) => `${title}: read point by point`,
  /** Heads the first column of the table. */
  point: 'Period',
  share: 'Share',
  empty: 'Nothing to show yet.',
  /** In place of a value that is not known. */
  missing: 'no data',
  failed: 'This could not be loaded',
};
