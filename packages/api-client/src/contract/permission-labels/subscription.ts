import type { PermissionLabels } from './label.ts';

export const subscriptionLabels = {
  read: 'View the subscription',
} as const satisfies PermissionLabels;
