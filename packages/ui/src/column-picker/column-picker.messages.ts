export const columnPickerMessages = {
  columns: 'Columns',
  reset: 'Reset columns',
  always: 'This column is always shown.',
};
