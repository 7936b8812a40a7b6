import type { Screen } from '../../page/screen.ts';

export const permissions: Screen = {
  path: '/all-institutes/:instituteId/settings/permissions',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'rolePermission.list' },
  instituteLink: { label: 'Permissions', icon: 'shield-check', position: 6, isSetting: true },
};
