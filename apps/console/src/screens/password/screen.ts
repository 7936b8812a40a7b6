import type { Screen } from '../../page/screen.ts';

/** The page of an invitation. */
export const createPassword: Screen = {
  path: '/password/create/:token',
  load: () => import('./route.tsx').then(({ Create }) => ({ Component: Create })),
  visitors: 'anyone',
};

/** The page of a reset. There is no other type of link. */
export const resetPassword: Screen = {
  path: '/password/reset/:token',
  load: () => import('./route.tsx').then(({ Reset }) => ({ Component: Reset })),
  visitors: 'anyone',
};
