export const comboboxMessages = {
  open: 'Show options',
  clear: 'Clear',
  loading: 'Loading…',
  /** @param text The count, formatted. */
  count: (count: number, text: string) => (count === 1 ? '1 option' : `${text} options`),
  none: (query: string) => (query ? `No matches for “${query}”.` : 'No options.'),
  create: (query: string) => `Create “${query}”`,
  add: (query: string) => `Add “${query}”`,
  failed: 'Couldn’t load the options.',
  retry: 'Try again',
  invalid: 'Choose an option from the list.',
};
