import type { PermissionLabels } from './label.ts';

export const institutionLabels = {
  read: 'View the institute',
  update: 'Change the institute',
} as const satisfies PermissionLabels;
