import type { Screen } from '../../page/screen.ts';

export const auditLog: Screen = {
  path: '/bkbtr-settings/audit-log',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'audit.list' },
};
