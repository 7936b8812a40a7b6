import type { Screen } from '../../page/screen.ts';

export const papers: Screen = {
  path: '/papers/:paperId',
  load: () => import('./route.tsx'),
  access: { call: 'paper.get' },
};
