export const tagMessages = { remove: (label: string) => `Remove ${label}` };
