import type { Screen } from '../../page/screen.ts';

export const receivables: Screen = {
  path: '/receivables',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'receivable.list' },
  link: { group: 'Customers', label: 'Receivables', icon: 'wallet', position: 4 },
};
