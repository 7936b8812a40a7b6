import type { Screen } from '../../page/screen.ts';

export const forgotPassword: Screen = {
  path: '/forgotPassword',
  load: () => import('./route.tsx'),
  visitors: 'signedOut',
};
