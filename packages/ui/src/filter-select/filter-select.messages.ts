export const filterSelectMessages = { any: 'Any' };
