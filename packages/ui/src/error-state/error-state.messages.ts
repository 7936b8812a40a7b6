export const errorStateMessages = { reference: 'Reference', retry: 'Try again' };
