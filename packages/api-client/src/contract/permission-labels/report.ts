import type { PermissionLabels } from './label.ts';

export const reportLabels = {
  read: 'View reports',
} as const satisfies PermissionLabels;
