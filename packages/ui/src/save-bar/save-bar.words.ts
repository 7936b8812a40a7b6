export const saveBarWords = {
  /** Names the bar. */
  bar: 'Changes of this form',
  count: (changes: number) =>
    changes === 0 ? 'No changes' : changes === 1 ? '1 change' : `${changes} changes`,
  nothing: 'Nothing has changed yet.',
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
  waiting: 'Not saved. What you typed is kept.',
};
