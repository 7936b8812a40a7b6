import type { PermissionLabels } from './label.ts';

export const whatsappLabels = {
  read: 'View messages',
  create: 'Add messages',
  update: 'Change messages',
  delete: 'Delete messages',
  activate: 'Turn messages on and off',
  sendTest: 'Send test messages',
} as const satisfies PermissionLabels;
