import type { PermissionLabels } from './label.ts';

export const colorLabels = {
  read: 'View colours',
} as const satisfies PermissionLabels;
