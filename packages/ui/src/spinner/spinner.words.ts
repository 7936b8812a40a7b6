/** What is said of anything that loads. */
export const spinnerWords = { loading: 'Loading' };
