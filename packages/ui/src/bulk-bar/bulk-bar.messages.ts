export const bulkBarMessages = {
  /** Names the bar. */
  bar: 'Selection',
  /** @param text The count as the language writes numbers. */
  count: (_count: number, text: string) => `${text} selected`,
  clear: 'Clear the selection',
};
