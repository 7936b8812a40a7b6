import type { Screen } from '../../page/screen.ts';

export const allInstitutes: Screen = {
  path: '/all-institutes',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'institution.list' },
  link: {
    group: 'Customers',
    label: 'Institutes',
    icon: 'building-2',
    position: 1,
    count: 'institution',
    add: { label: 'Add institute', call: 'institution.create' },
  },
};
