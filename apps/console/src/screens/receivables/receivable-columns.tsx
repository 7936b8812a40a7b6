import type { Receivable } from '@booking/api-client';
import { RECEIVABLE_AGE_NAMES, type ReceivableAge } from '@booking/api-client/facts';
import { Avatar, Badge, TableCell } from '@booking/ui';
import { fileDay } from '../../csv/file-moments.ts';
import { formatDay } from '../../dates/shown-date.ts';
import { SubscriptionTag } from '../../institutes/institute-tags.tsx';
import { extraColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { moneyText } from '../../region/money.ts';
import { DueAmount, sumText } from '../../subscriptions/due.tsx';
import { ageLabels, promiseLabels } from './receivable-words.ts';

const promiseColors = { Open: 'blue', Kept: 'green', Broken: 'red' } as const;

const ageColumn = (age: ReceivableAge, rank: number): ListColumn<Receivable> => ({
  key: age,
  label: ageLabels[age],
  width: 124,
  align: 'end',
  rank,
  file: { [ageLabels[age]]: (row) => row[age] },
  cell: (row) => (row[age] === 0 ? '–' : moneyText(row[age], row.currency)),
  sum: (rows) => sumText(rows, (row) => row[age]) || '–',
});

export const receivableColumns: readonly ListColumn<Receivable>[] = [
  {
    key: 'institution',
    label: 'Institute',
    width: 220,
    priority: 'title',
    file: {
      Institute: ({ institution }) => institution.name,
      Code: ({ institution }) => institution.code,
      Phone: ({ institution }) => institution.phone,
      Email: ({ institution }) => institution.email,
    },
    cell: ({ institution: { name, code } }) => (
      <TableCell media={<Avatar name={name} shape="arch" />} aside={code}>
        {name}
      </TableCell>
    ),
  },
  {
    key: 'balance',
    label: 'Due',
    width: 132,
    align: 'end',
    sortKey: 'balance',
    sortBy: ({ balance }) => balance.toFixed(2).padStart(14, '0'),
    orderNames: ['Lowest due', 'Highest due'],
    rank: 1,
    priority: 'subtitle',
    file: { Due: ({ balance }) => balance, Currency: ({ currency }) => currency },
    cell: (row) => <DueAmount account={{ ...row, endedAt: null }} />,
    sum: (rows) => sumText(rows, ({ balance }) => balance) || '–',
  },
  {
    key: 'dueSince',
    label: 'Due since',
    width: 120,
    sortKey: 'dueSince',
    sortBy: ({ dueSince }) => dueSince,
    orderNames: ['Oldest', 'Newest'],
    rank: 2,
    file: {
      'Due since': ({ dueSince }) => fileDay(dueSince),
      'To be paid by': ({ dueOn }) => fileDay(dueOn),
    },
    cell: ({ dueSince }) => dueSince && <time dateTime={dueSince}>{formatDay(dueSince)}</time>,
  },
  ...RECEIVABLE_AGE_NAMES.map((age, place) => ageColumn(age, 5 + place)),
  {
    key: 'promise',
    label: 'Promise to pay',
    width: 168,
    rank: 3,
    file: {
      'Promised for': ({ promise }) => fileDay(promise?.day),
      Promised: ({ promise }) => promise?.amount,
      Promise: ({ promise }) => promise && promiseLabels[promise.state],
      'Promise note': ({ promise }) => promise?.note,
    },
    cell: ({ promise, currency }) =>
      promise && (
        <TableCell aside={`${moneyText(promise.amount, currency)} by ${formatDay(promise.day)}`}>
          <Badge color={promiseColors[promise.state]}>{promiseLabels[promise.state]}</Badge>
        </TableCell>
      ),
  },
  {
    key: 'contact',
    label: 'Last contact',
    width: 180,
    rank: 4,
    file: {
      'Last contact': ({ contact }) => fileDay(contact?.day),
      'Contact note': ({ contact }) => contact?.note,
    },
    cell: ({ contact }) =>
      contact && <TableCell aside={contact.note}>{formatDay(contact.day)}</TableCell>,
  },
  {
    key: 'subscription',
    label: 'Subscription',
    width: 148,
    priority: 'status',
    rank: 9,
    file: {
      Plan: ({ planName }) => planName,
      Subscription: ({ subscriptionStatus }) => subscriptionStatus,
    },
    cell: ({ planName, subscriptionStatus: status, dueOn }) => (
      <TableCell aside={planName}>
        <SubscriptionTag status={status} dueOn={dueOn} />
      </TableCell>
    ),
  },
  extraColumn('accountManager', 'Account manager', ({ accountManager }) => accountManager?.name),
  extraColumn('promiseNote', 'Promise note', ({ promise }) => promise?.note, { file: {} }),
  extraColumn(
    'lastPayment',
    'Last payment',
    ({ lastPayment, currency }) =>
      lastPayment && `${moneyText(lastPayment.amount, currency)}, ${formatDay(lastPayment.day)}`,
    {
      file: {
        'Last payment': ({ lastPayment }) => lastPayment?.amount,
        'Last payment on': ({ lastPayment }) => fileDay(lastPayment?.day),
      },
    },
  ),
];
