export const matrixWords = {
  cell: (row: string, column: string) => `${row}, ${column}`,
  allOf: (name: string) => `All of ${name}`,
  changedOn: 'Changed: granted, not saved.',
  changedOff: 'Changed: taken away, not saved.',
};
