export const modalWords = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  move: 'Move',
  moveHint: 'Arrow keys move the dialog, with Shift further',
};
