export const searchFieldMessages = { clear: 'Clear search' };
