import type { Screen } from '../../page/screen.ts';

export const advSettings: Screen = {
  path: '/all-institutes/:instituteId/settings/advSettings',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'setting.get' },
  instituteLink: { label: 'Policies and settings', icon: 'settings', position: 7, isSetting: true },
};
