import type { PermissionLabels } from './label.ts';

export const rateLabels = {
  read: 'View rates',
  update: 'Change rates',
  bulkUpdate: 'Change rates in bulk',
  undoBatch: 'Undo bulk changes of rates',
  override: 'Go beyond the rate limits',
  export: 'Export rates',
  import: 'Import rates',
} as const satisfies PermissionLabels;
