export const modalWords = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  /** Why nothing closes it while it loads. */
  busy: 'Wait until this is done.',
  move: 'Move',
  moveHint: 'Arrow keys move the dialog, with Shift further',
};
