export const modalMessages = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  /** Why nothing closes it while it loads. */
  busy: 'Wait until this is done.',
  move: 'Move',
  moveHint: 'Use the arrow keys to move the dialog. Hold Shift to move faster.',
};
