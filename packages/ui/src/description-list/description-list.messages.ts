export const descriptionListMessages = {
  empty: 'No value',
  /** @param term What is copied, or the text itself: "GSTIN". */
  copy: (term: string) => `Copy ${term}`,
};
