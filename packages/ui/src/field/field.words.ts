export const fieldWords = { optional: '(optional)' };
