import type { ColorGroup } from '@booking/api-client/facts';

export const groupLabels: Readonly<Record<ColorGroup, string>> = {
  category: 'Category',
  status: 'Status',
  tag: 'Tag',
};
