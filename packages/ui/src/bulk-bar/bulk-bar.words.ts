export const bulkBarWords = {
  /** Names the bar. */
  bar: 'Selection',
  /** `count` with the grouping of the language. */
  count: (count: string) => `${count} selected`,
  clear: 'Clear the selection',
};
