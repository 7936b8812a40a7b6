export const toastsWords = {
  close: 'Close',
  success: 'Done',
  error: 'Error',
  info: 'Note',
  warning: 'Warning',
};
