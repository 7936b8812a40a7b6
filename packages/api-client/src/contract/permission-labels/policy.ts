import type { PermissionLabels } from './label.ts';

export const policyLabels = {
  read: 'View policies',
  update: 'Change policies',
} as const satisfies PermissionLabels;
