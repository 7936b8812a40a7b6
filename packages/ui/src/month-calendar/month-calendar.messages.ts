export const monthCalendarMessages = {
  /**
   * Items that don't fit into a day.
   * @param text The count, formatted.
   */
  more: (_count: number, text: string) => `+${text} more`,
  /** Read out for a day without items. */
  none: 'no events',
};
