import type { Screen } from '../../page/screen.ts';

export const whatsapp: Screen = {
  path: '/all-institutes/:instituteId/whatsapp',
  load: () => import('./route.tsx'),
  access: { of: 'instituteId', call: 'whatsapp.list' },
  instituteLink: { label: 'WhatsApp', icon: 'message-circle', position: 5, isSetting: true },
};
