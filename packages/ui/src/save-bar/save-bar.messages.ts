export const saveBarMessages = {
  /** Accessible name of the bar. */
  bar: 'Unsaved changes',
  /** @param text The count, formatted. */
  count: (changes: number, text: string) =>
    changes === 0 ? 'No changes' : changes === 1 ? '1 change' : `${text} changes`,
  nothing: 'No changes to save.',
  review: 'Review',
  /** Title and columns of the review. */
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  empty: 'Empty',
  discard: 'Discard',
  save: 'Save changes',
  retry: 'Try again',
  retrying: 'Not saved. Retrying…',
  waiting: 'Not saved. Your changes are kept.',
};
