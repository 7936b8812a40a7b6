export const dateRangePickerWords = {
  /** @param text The count as the language writes numbers. */
  count: (days: number, text: string) => (days === 1 ? '1 day' : `${text} days`),
  previous: 'Previous period',
  next: 'Next period',
  today: 'Today',
  presets: 'Periods',
  chooseLast: 'Choose the last day.',
};
