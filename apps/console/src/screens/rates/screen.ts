import type { Screen } from '../../page/screen.ts';

export const rates: Screen = {
  path: '/all-institutes/:instituteId/settings/addRates',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'rate.list' },
  instituteLink: { label: 'Rates', icon: 'indian-rupee', position: 3 },
};
