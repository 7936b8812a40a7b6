export const bulkActionBarMessages = {
  /** Accessible name of the bar. */
  bar: 'Selection',
  /** @param text The count, formatted. */
  count: (_count: number, text: string) => `${text} selected`,
  clear: 'Clear selection',
};
