import type { Screen } from '../../page/screen.ts';

export const activity: Screen = {
  path: '/all-institutes/:instituteId/activity',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'audit.list' },
  instituteLink: { label: 'Activity', icon: 'history', position: 8 },
};
