export const toastsMessages = {
  /** Names the region, with the keys that lead there. */
  region: 'Notifications Alt+T',
  close: 'Close',
  success: 'Done',
  error: 'Error',
  info: 'Note',
  warning: 'Warning',
  /** Said after the text of a toast with an action. */
  action: (name: string) => `(${name} with Alt+T)`,
};
