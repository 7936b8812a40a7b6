import type { ListFilter } from '../list/list-of.ts';

/** The filter of records that can be switched off. */
export const activeFilter: ListFilter<'isActive'> = {
  kind: 'choice',
  key: 'isActive',
  label: 'Status',
  isPinned: true,
  options: [
    { value: 'true', label: 'Active' },
    { value: 'false', label: 'Inactive' },
  ],
};
