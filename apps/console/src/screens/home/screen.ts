import type { Screen } from '../../page/screen.ts';

export const home: Screen = {
  path: '/home',
  load: () => import('./route.tsx'),
};
