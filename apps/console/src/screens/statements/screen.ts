import type { Screen } from '../../page/screen.ts';

export const statements: Screen = {
  path: '/statements/:instituteId',
  load: () => import('./route.tsx'),
  access: { call: 'statement.get' },
};
