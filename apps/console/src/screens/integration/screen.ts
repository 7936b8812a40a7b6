import type { Screen } from '../../page/screen.ts';

export const integration: Screen = {
  path: '/all-institutes/:instituteId/integration',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'channel.read' },
  instituteLink: { label: 'Channels', icon: 'plug', position: 4, isSetting: true },
};
