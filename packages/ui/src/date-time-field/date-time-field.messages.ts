export const dateTimeFieldMessages = {
  time: 'Time',
  /** Why the time can't be changed while there is no date. */
  noDate: 'Choose a date first.',
};
