export const permissionMatrixMessages = {
  rows: 'Permission',
  columns: 'Role',
  cell: (row: string, column: string) => `${row}, ${column}`,
  allOf: (name: string) => `All of ${name}`,
  changedOn: 'Changed: granted, not saved.',
  changedOff: 'Changed: taken away, not saved.',
  /** @param text The counts, formatted. */
  granted: (_on: number, _all: number, on: string, all: string) => `${on} of ${all}`,
  empty: 'No permissions.',
};
