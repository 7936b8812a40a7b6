export const errorStateWords = { reference: 'Reference', retry: 'Try again' };
