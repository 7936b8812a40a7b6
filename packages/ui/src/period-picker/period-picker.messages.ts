export const periodPickerMessages = {
  /** @param text The count, formatted. */
  count: (days: number, text: string) => (days === 1 ? '1 day' : `${text} days`),
  previous: 'Previous period',
  next: 'Next period',
  today: 'Today',
  presets: 'Periods',
};
