import type { ListFilter } from '../list/list-of.ts';

/** A filter of a flag, with the words for its values. Both together are no filter: the call takes one of them. */
export function flagFilter<K extends string>(
  key: K,
  label: string,
  [on, off]: readonly [on: string, off: string],
): ListFilter<K> {
  return {
    kind: 'choice',
    key,
    label,
    isPinned: true,
    options: [
      { value: 'true', label: on },
      { value: 'false', label: off },
    ],
    accepts: (value) => value === 'true' || value === 'false',
  };
}

/** The filter of records that can be switched off. */
export const activeFilter = flagFilter('isActive', 'Status', ['Active', 'Inactive']);
