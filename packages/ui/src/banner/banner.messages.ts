export const bannerMessages = { dismiss: 'Dismiss' };
