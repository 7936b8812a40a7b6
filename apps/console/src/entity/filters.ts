import type { Template } from '@booking/api-client';
import { optionOf } from '../labels/labels.ts';
import { someLike } from '../list/filters/filter-values.ts';
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

/** The filter of records that belong to a template. */
export function templateFilter(
  templates: readonly Template[],
): Extract<ListFilter<'template'>, { kind: 'choice' }> {
  return {
    kind: 'choice',
    key: 'template',
    label: 'Template',
    icon: 'layout-grid',
    options: templates.map(optionOf),
    // An address may be read before they are loaded.
    accepts: someLike(/^[0-9a-f]{24}$/),
  };
}
