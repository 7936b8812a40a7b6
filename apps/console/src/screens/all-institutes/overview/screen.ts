import type { Screen } from '../../../page/screen.ts';

export const overview: Screen = {
  path: '/all-institutes/:instituteId',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'institution.get' },
  instituteLink: { label: 'Overview', icon: 'layout-grid', position: 1 },
};
