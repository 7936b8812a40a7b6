export const pageHeaderMessages = { more: 'More actions' };
