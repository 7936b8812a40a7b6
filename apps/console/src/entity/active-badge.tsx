import { Badge } from '@booking/ui';
import type { ListColumn } from '../list/list-of.ts';

const textOf = (isActive: boolean) => (isActive ? 'Active' : 'Inactive');

/** Whether a record is active, as a status. */
export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'neutral'}>{textOf(isActive)}</Badge>;
}

/** The column of records that can be switched off. */
export const activeColumn: ListColumn<{ readonly isActive: boolean }> = {
  key: 'isActive',
  label: 'Status',
  rank: 2,
  priority: 'status',
  file: { Status: ({ isActive }) => textOf(isActive) },
  // Nearly all are: what stands out is the exception.
  cell: ({ isActive }) => (isActive ? textOf(isActive) : <ActiveBadge isActive={isActive} />),
};
