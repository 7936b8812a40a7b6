import type { Screen } from '../../page/screen.ts';

export const allOtas: Screen = {
  path: '/all-otas',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'ota.list' },
  link: {
    group: 'Catalogue',
    label: 'OTAs',
    icon: 'globe',
    position: 4,
    add: { label: 'Add OTA', call: 'ota.create' },
  },
};
