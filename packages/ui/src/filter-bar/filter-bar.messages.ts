export const filterBarMessages = {
  filters: 'Filters',
  add: 'Filter',
  addNamed: 'Add filter',
  any: 'Any',
  /** @param text The number of other values, formatted. */
  more: (first: string, _others: number, text: string) => `${first} +${text}`,
  clear: (label: string) => `Clear ${label}`,
  clearAll: 'Clear all',
  noneLeft: 'All filters are shown.',
  failed: 'Couldn’t load suggestions. You can still type a value.',
  editorFailed: 'Couldn’t load this filter.',
  retry: 'Try again',
  from: 'From',
  to: 'To',
  fromDay: (day: string) => `from ${day}`,
  toDay: (day: string) => `to ${day}`,
};
