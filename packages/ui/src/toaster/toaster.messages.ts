export const toasterMessages = {
  /** Accessible name of the region, with its shortcut. */
  region: 'Notifications (Alt+T)',
  close: 'Close',
  success: 'Success',
  danger: 'Error',
  info: 'Info',
  warning: 'Warning',
  /** Read out after the text of a toast with an action. */
  action: (name: string) => `(${name} with Alt+T)`,
};
