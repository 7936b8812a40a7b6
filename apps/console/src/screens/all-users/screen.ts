import type { Screen } from '../../page/screen.ts';

export const allUsers: Screen = {
  path: '/all-users',
  load: () => import('./route.tsx'),
  // Users of an institution see their own people (`Your team`).
  access: { call: 'user.list' },
  link: {
    group: 'Customers',
    label: 'Users',
    ownLabel: 'Your team',
    icon: 'users',
    position: 2,
    add: { label: 'Add user', call: 'user.create' },
  },
};
