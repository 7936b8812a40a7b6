export const modalMessages = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  /** Why it can't be closed while loading. */
  busy: 'Wait for this to finish.',
  move: 'Move',
  moveHint: 'Use the arrow keys to move the dialog. Hold Shift to move faster.',
};
