export const multiSelectMessages = {
  find: (label: string) => `Search ${label}`,
  all: 'Select all',
  none: 'Clear',
  isAll: 'All are selected.',
  isNone: 'None is selected.',
  /** @param text The count, formatted. */
  count: (_count: number, text: string) => `${text} selected`,
  allSelected: 'All selected',
  placeholder: 'None selected',
  noMatches: 'No matches.',
  loading: 'Loading…',
  failed: 'Couldn’t load the options.',
  retry: 'Try again',
};
