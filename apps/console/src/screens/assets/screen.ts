import type { Screen } from '../../page/screen.ts';

export const assets: Screen = {
  path: '/all-institutes/:instituteId/settings/addAssets',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'category.list' },
  instituteLink: { label: 'Assets', icon: 'bed-double', position: 2 },
};
