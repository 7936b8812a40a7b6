import { Tag } from '@booking/ui';

/** Whether a record is active, as a status. */
export function ActiveTag({ isActive }: { readonly isActive: boolean }) {
  return <Tag tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Tag>;
}
