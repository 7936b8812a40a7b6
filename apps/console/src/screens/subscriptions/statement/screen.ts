import type { Screen } from '../../../page/screen.ts';

export const statement: Screen = {
  path: '/subscriptions/:subscriptionId/statement',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'subscription.list' },
};
