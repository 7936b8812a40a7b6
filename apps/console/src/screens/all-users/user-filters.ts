import type { User } from '@booking/api-client';
import { PLATFORM_ROLES } from '@booking/api-client/facts';
import { addDays } from '../../dates/civil-date.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { FilterContext } from '../../entity/entity.ts';
import { flagFilter, templateFilter } from '../../entity/filters.ts';
import { instituteFilter } from '../../institutes/use-institute-filter.ts';
import { optionsOf } from '../../labels/labels.ts';
import type { ListFilter, ListView } from '../../list/list-of.ts';
import { userStatusLabels } from './user-words.ts';

export type UserFilterKey = FilterKeyOf<'user'>;
type Filter = ListFilter<UserFilterKey>;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const role = (roles: readonly string[]): Filter => ({
  kind: 'choice',
  key: 'role',
  label: 'Role',
  icon: 'shield-check',
  isPinned: true,
  options: asOptions(roles),
  // Roles come and go, and are loaded after the address is read.
  accepts: (value) => value !== '',
});

const status: Filter = {
  kind: 'choice',
  key: 'status',
  label: 'Status',
  icon: 'circle-dot-dashed',
  isPinned: true,
  options: optionsOf(userStatusLabels),
};

const signIns = (day: string): readonly Filter[] => [
  {
    kind: 'day',
    key: 'lastLoginAt[lt]',
    label: 'Last sign-in before',
    icon: 'clock',
    takes: 'instant',
    presets: [30, 90].map((days) => ({ label: `${days} days ago`, day: addDays(day, -days) })),
  },
  {
    ...flagFilter('lastLoginAt[exists]', 'Signed in', ['At least once', 'Never']),
    isPinned: false,
  },
  { ...flagFilter('isLocked', 'Sign-in', ['Locked', 'Not locked']), isPinned: false },
];

/** The filters of the list of all users. */
export function userFilters(
  { templates, day }: FilterContext<User, UserFilterKey>,
  institutes: Filter = instituteFilter,
  roles: readonly string[] = [],
): readonly Filter[] {
  const pinned = { ...institutes, isPinned: true };
  return [
    role([...PLATFORM_ROLES, ...roles]),
    pinned,
    status,
    templateFilter(templates),
    ...signIns(day),
  ];
}

/** The filters of the people of one institute. */
export function teamFilters(
  { day }: FilterContext<User, UserFilterKey>,
  roles: readonly string[] = [],
): readonly Filter[] {
  return [role(roles), status, ...signIns(day)];
}

/** The built-in views of the people of one institute. */
export const teamViews: readonly ListView<UserFilterKey>[] = [
  { key: 'all', label: 'All', filters: {} },
  { key: 'active', label: 'Active', filters: { status: 'Active' } },
  { key: 'invited', label: 'Invited', filters: { status: 'Invited' } },
  { key: 'locked', label: 'Locked', filters: { isLocked: 'true' } },
  { key: 'never', label: 'Never signed in', filters: { 'lastLoginAt[exists]': 'false' } },
  { key: 'inactive', label: 'Inactive', filters: { status: 'Inactive' } },
];

/** The built-in views of all users. */
export const userViews: readonly ListView<UserFilterKey>[] = [
  ...teamViews,
  { key: 'platform', label: 'Platform staff', filters: { role: PLATFORM_ROLES.join(',') } },
];
