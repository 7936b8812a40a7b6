/** What is said of anything that loads. */
export const spinnerMessages = { loading: 'Loading' };
