export const phoneFieldMessages = { country: 'Country code' };
