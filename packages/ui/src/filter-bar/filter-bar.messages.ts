export const filterBarMessages = {
  filters: 'Filters',
  add: 'Filter',
  addNamed: 'Add a filter',
  any: 'Any',
  /** @param text The number of others as the language writes numbers. */
  more: (first: string, _others: number, text: string) => `${first} +${text}`,
  clear: (label: string) => `Clear ${label}`,
  clearAll: 'Clear all',
  find: (label: string) => `Find in ${label}`,
  nothing: 'Nothing matches.',
  loading: 'Looking…',
  failed: 'Couldn’t load suggestions. You can still type a value.',
  from: 'From',
  to: 'To',
  fromDay: (day: string) => `from ${day}`,
  toDay: (day: string) => `to ${day}`,
};
