import type { Screen } from '../../page/screen.ts';

export const success: Screen = {
  path: '/success',
  load: () => import('./route.tsx'),
  visitors: 'anyone',
};
