import { fullName } from '@booking/api-client/facts';
import { Avatar } from '@booking/ui';
import { lazy } from 'react';
import { edit } from '../../entity/actions/edit.ts';
import type { EntityOf } from '../../entity/entity.ts';
import emptyUsers from '../../illustrations/empty-users.svg';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { userActions } from './user-actions.tsx';
import { teamColumns, UserStatusTag, userColumns } from './user-columns.tsx';
import { teamFilters, teamViews, userFilters, userViews } from './user-filters.ts';
import { rankReason } from './user-reasons.ts';

/** Everyone who can sign in. */
export const user: EntityOf<'user'> = {
  group: 'user',
  name: 'users',
  title: 'Users',
  noun: { one: 'user', many: 'users' },
  rowLabel: fullName,
  institutionOf: ({ institution }) => institution ?? undefined,
  searchLabel: 'Name, email, phone, institute',
  columns: userColumns,
  defaultSort: '-createdAt',
  filters: (context) => userFilters(context),
  views: () => userViews,
  actions: [{ ...edit('user.update'), blockedReason: rankReason }, ...userActions],
  form: lazy(whenOnline(() => import('./user-form.tsx'))),
  picture: ({ row: { avatar, ...row } }) => (
    <Avatar name={fullName(row)} size="lg" {...(avatar && { src: avatar })} />
  ),
  subtitle: ({ row }) => <UserStatusTag user={row} />,
  details: lazyComponent(() => import('./user-details.tsx')),
  empty: {
    title: 'No users yet',
    text: 'Users are the people who sign in. Invite the owner first.',
    illustration: emptyUsers,
  },
};

/** The people of the viewer's institute. */
export const teamMember: EntityOf<'user'> = {
  ...user,
  name: 'team',
  title: 'Your team',
  searchLabel: 'Name, email, phone',
  columns: teamColumns,
  filters: (context) => teamFilters(context),
  views: () => teamViews,
  empty: { ...user.empty, title: 'No one here yet', text: 'Invite the people you work with.' },
};
