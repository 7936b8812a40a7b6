import type { PermissionLabels } from './label.ts';

export const categoryLabels = {
  read: 'View categories',
  create: 'Add categories',
  update: 'Change categories',
  delete: 'Delete categories',
  reorder: 'Reorder categories',
  updateCodes: 'Change category codes',
} as const satisfies PermissionLabels;
