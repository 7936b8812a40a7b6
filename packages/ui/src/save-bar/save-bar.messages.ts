export const saveBarMessages = {
  /** Names the bar. */
  bar: 'Unsaved changes',
  count: (changes: number) =>
    changes === 0 ? 'No changes' : changes === 1 ? '1 change' : `${changes} changes`,
  nothing: 'No changes to save.',
  review: 'Review',
  /** Head and columns of what Review shows. */
  changes: 'What has changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  empty: 'Empty',
  discard: 'Discard',
  save: 'Save changes',
  retry: 'Retry',
  retrying: 'Not saved — retrying',
  waiting: 'Not saved. Your changes are kept.',
};
