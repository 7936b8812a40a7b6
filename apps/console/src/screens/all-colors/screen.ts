import type { Screen } from '../../page/screen.ts';

export const allColors: Screen = {
  path: '/all-colors',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'color.list' },
  link: {
    group: 'Catalogue',
    label: 'Colours',
    icon: 'palette',
    position: 3,
    add: { label: 'Add colour', call: 'color.create' },
  },
};
