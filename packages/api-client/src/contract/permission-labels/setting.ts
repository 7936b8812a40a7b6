import type { PermissionLabels } from './label.ts';

export const settingLabels = {
  read: 'View settings',
  update: 'Change settings',
} as const satisfies PermissionLabels;
