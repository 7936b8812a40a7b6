export const monthCalendarWords = {
  /** Of what does not fit into a day. */
  more: (count: string) => `+${count} more`,
  /** Of a day on which nothing happens. */
  none: 'nothing',
};
