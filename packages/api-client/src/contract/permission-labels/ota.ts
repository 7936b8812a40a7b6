import type { PermissionLabels } from './label.ts';

export const otaLabels = {
  read: 'View the list of OTAs',
} as const satisfies PermissionLabels;
