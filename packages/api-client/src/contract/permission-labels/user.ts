import type { PermissionLabels } from './label.ts';

export const userLabels = {
  read: 'View users',
  create: 'Add users',
  update: 'Change users',
  deactivate: 'Deactivate users',
  resetPassword: 'Set passwords',
} as const satisfies PermissionLabels;
