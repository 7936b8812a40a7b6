export const linkMessages = { opensNewTab: '(opens in a new tab)' };
