export const columnPickerMessages = {
  columns: 'Columns',
  reset: 'Reset columns',
  pin: (column: string) => `Pin ${column}`,
  always: 'This column is always shown.',
};
