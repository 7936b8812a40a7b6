import type { PermissionLabels } from './label.ts';

export const rolePermissionLabels = {
  read: 'View roles',
  update: 'Change roles',
} as const satisfies PermissionLabels;
