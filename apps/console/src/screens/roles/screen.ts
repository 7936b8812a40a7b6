import type { Screen } from '../../page/screen.ts';

export const roles: Screen = {
  path: '/roles',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'rolePermission.list' },
  link: {
    group: 'Catalogue',
    label: 'Roles',
    icon: 'shield-check',
    position: 2,
    isOfTemplate: true,
    isAlwaysShown: true,
  },
};
