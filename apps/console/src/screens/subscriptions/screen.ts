import type { Screen } from '../../page/screen.ts';

export const subscriptions: Screen = {
  path: '/subscriptions',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'subscription.current' },
  link: {
    group: 'Customers',
    label: 'Subscriptions',
    icon: 'receipt',
    position: 3,
    add: { label: 'Start subscription', call: 'subscription.create' },
  },
};
