export const dateRangePickerWords = {
  count: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  previous: 'Previous period',
  next: 'Next period',
  today: 'Today',
  presets: 'Periods',
  chooseFirst: 'Choose the first day.',
  chooseLast: 'Choose the last day.',
};
