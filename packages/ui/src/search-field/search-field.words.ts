export const searchFieldWords = { clear: 'Clear search' };
