export const filterSelectWords = { any: 'Any' };
