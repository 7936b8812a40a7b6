export const monthCalendarMessages = {
  /**
   * What does not fit into a day.
   * @param text The count as the language writes numbers.
   */
  more: (_count: number, text: string) => `+${text} more`,
  /** Of a day on which nothing happens. */
  none: 'nothing',
};
