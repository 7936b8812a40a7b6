import type { User } from '@booking/api-client';
import { fullName, PLATFORM_TIME_ZONE, phoneText } from '@booking/api-client/facts';
import { Avatar, Badge, TableCell } from '@booking/ui';
import { fileInstant } from '../../csv/file-moments.ts';
import { daysBetween } from '../../dates/civil-date.ts';
import { dayOf, distanceWords, formatInstant, today } from '../../dates/shown-date.ts';
import { RecordMomentCell } from '../../facts/record-moment.tsx';
import { extraColumn, momentColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { homeTypeLabels, isLocked, userStatusLabels, userStatusTones } from './user-words.ts';

const statusText = (user: User) => (isLocked(user) ? 'Locked' : userStatusLabels[user.status]);

/** The status of a user; locked is someone who waits after too many wrong passwords. */
export function UserStatusTag({ user }: { readonly user: User }) {
  const tone = isLocked(user) ? 'warning' : userStatusTones[user.status];
  return <Badge tone={tone}>{statusText(user)}</Badge>;
}

/** How long ago someone signed in; exactly when, with the time zone, on hover. */
function LastSignIn({ at }: { readonly at: string }) {
  return (
    <time
      className="inline-block first-letter:uppercase"
      dateTime={at}
      title={formatInstant(at, PLATFORM_TIME_ZONE)}
    >
      {distanceWords(daysBetween(today(), dayOf(at)))}
    </time>
  );
}

const name: ListColumn<User> = {
  key: 'name',
  label: 'User',
  width: 210,
  sortKey: 'name',
  sortBy: (user) => fullName(user).toLowerCase(),
  priority: 'title',
  file: { Name: fullName },
  cell: ({ avatar, ...user }) => (
    <TableCell media={<Avatar name={fullName(user)} {...(avatar && { src: avatar })} />}>
      {fullName(user)}
    </TableCell>
  ),
};

const contact: readonly ListColumn<User>[] = [
  {
    key: 'email',
    label: 'Email',
    width: 220,
    rank: 5,
    file: { Email: ({ email }) => email },
    cell: ({ email }) => (
      <span className="block truncate" title={email}>
        {email}
      </span>
    ),
  },
  textColumn('role', 'Role', ({ role }) => role, { width: 130, rank: 1, priority: 'subtitle' }),
];

const workplace: readonly ListColumn<User>[] = [
  textColumn('institution', 'Institute', ({ institution }) => institution?.name ?? 'Platform', {
    width: 172,
    rank: 4,
  }),
  extraColumn('template', 'Template', ({ institution }) => institution?.template.name, {
    width: 150,
    rank: 7,
  }),
];

const status: ListColumn<User> = {
  key: 'status',
  label: 'Status',
  width: 104,
  priority: 'status',
  rank: 2,
  file: { Status: statusText },
  cell: (user) => <UserStatusTag user={user} />,
};

const rest: readonly ListColumn<User>[] = [
  {
    key: 'lastLoginAt',
    label: 'Last sign-in',
    width: 124,
    sortKey: 'lastLoginAt',
    sortBy: ({ lastLoginAt }) => lastLoginAt,
    orderNames: ['Longest ago', 'Most recent'],
    rank: 3,
    file: { 'Last sign-in': ({ lastLoginAt }) => fileInstant(lastLoginAt) },
    cell: ({ lastLoginAt }) => (lastLoginAt ? <LastSignIn at={lastLoginAt} /> : 'Never'),
  },
  momentColumn('createdAt', 'Created', { orderNames: ['Oldest', 'Newest'], rank: 6 }),
  extraColumn('phone', 'Phone', ({ phone }) => phone && phoneText(phone)),
  extraColumn('homeType', 'Default view', ({ homeType }) => homeType && homeTypeLabels[homeType]),
  {
    key: 'invitedAt',
    label: 'Invited',
    priority: 'extra',
    file: { Invited: ({ invitedAt }) => fileInstant(invitedAt) },
    cell: ({ invitedAt }) => invitedAt && <RecordMomentCell at={invitedAt} />,
  },
];

/** The columns of the list of all users. */
export const userColumns: readonly ListColumn<User>[] = [
  name,
  ...contact,
  ...workplace,
  status,
  ...rest,
];

/** The same without the institute, which is that of the viewer. */
export const teamColumns: readonly ListColumn<User>[] = [name, ...contact, status, ...rest];
