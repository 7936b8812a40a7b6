import type { PermissionLabels } from './label.ts';

export const assetLabels = {
  read: 'View assets',
  create: 'Add assets',
  update: 'Change assets',
  delete: 'Delete assets',
  reorder: 'Reorder assets',
  bulkUpdate: 'Change assets in bulk',
  block: 'Block assets',
} as const satisfies PermissionLabels;
