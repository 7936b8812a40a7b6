import type { PermissionLabels } from './label.ts';

export const channelLabels = {
  read: 'View channels',
  update: 'Change channels',
  connect: 'Connect channels',
  sync: 'Sync channels',
  viewLog: 'View the channel log',
} as const satisfies PermissionLabels;
