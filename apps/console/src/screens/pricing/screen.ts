import type { Screen } from '../../page/screen.ts';

export const pricing: Screen = {
  path: '/pricing',
  load: () => import('./route.tsx'),
  access: { isPlatform: true, call: 'pricing.list' },
  link: {
    group: 'Catalogue',
    label: 'Pricing',
    icon: 'tags',
    position: 1,
    isOfTemplate: true,
    add: { label: 'Add plan', call: 'pricing.create' },
  },
};
