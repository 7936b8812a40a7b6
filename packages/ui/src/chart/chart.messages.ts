export const chartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  /** Accessible name of the slider that reads a chart point by point. */
  read: (title: string) => `${title}: data points`,
  /** Header of the table's first column. */
  point: 'Period',
  share: 'Share',
  empty: 'No data yet.',
  /** Replaces a missing value. */
  missing: 'no data',
  failed: 'Couldn’t load the chart',
};
