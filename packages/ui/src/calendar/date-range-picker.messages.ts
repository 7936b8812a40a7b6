export const dateRangePickerMessages = {
  start: 'Start date',
  end: 'End date',
  presets: 'Periods',
  selectEnd: 'Select an end date.',
  /** @param text The count, formatted. */
  nights: (count: number, text: string) => (count === 1 ? '1 night' : `${text} nights`),
  /** Of a range that may be a single day: both ends are in it. */
  days: (count: number, text: string) => (count === 1 ? '1 day' : `${text} days`),
  /** An end before the start. */
  reversed: (start: string) => `Choose an end after ${start}.`,
  tooShort: (count: number, text: string) =>
    count === 1 ? 'Choose at least 1 night.' : `Choose at least ${text} nights.`,
  tooLong: (count: number, text: string) =>
    count === 1 ? 'Choose 1 night.' : `Choose up to ${text} nights.`,
  unavailable: 'Some of these days are not available. Choose others.',
};
