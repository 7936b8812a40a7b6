import type { Screen } from '../../page/screen.ts';

export const bkbtrSettings: Screen = {
  path: '/bkbtr-settings',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'bkbtrSetting.save' },
  link: { group: 'Platform', label: 'Settings', icon: 'settings', position: 1 },
};
