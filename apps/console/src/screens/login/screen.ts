import type { Screen } from '../../page/screen.ts';

export const login: Screen = {
  path: '/login',
  load: () => import('./route.tsx'),
  visitors: 'signedOut',
};
