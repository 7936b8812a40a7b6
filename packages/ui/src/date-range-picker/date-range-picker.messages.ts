export const dateRangePickerMessages = {
  /** @param text The count as the language writes numbers. */
  count: (days: number, text: string) => (days === 1 ? '1 day' : `${text} days`),
  previous: 'Previous period',
  next: 'Next period',
  today: 'Today',
  presets: 'Periods',
  chooseFirst: 'Choose the first day.',
  chooseLast: 'Choose the last day.',
};
