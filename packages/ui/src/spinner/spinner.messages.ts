/** Shared by everything that loads. */
export const spinnerMessages = { loading: 'Loading' };
