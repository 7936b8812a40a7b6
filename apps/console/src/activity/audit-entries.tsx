import type { AuditEntry } from '@booking/api-client';
import { TableCell } from '@booking/ui';
import {
  actionLabels,
  entryTitle,
  fieldLabel,
  kindLabel,
  kindOptions,
  valueText,
  whoOf,
} from '../audit/audit-words.ts';
import type { EntityOf } from '../entity/entity.ts';
import frontDesk from '../illustrations/front-desk.svg';
import { instituteFilter } from '../institutes/use-institute-filter.ts';
import { optionsOf } from '../labels/labels.ts';
import { extraColumn, momentColumn, textColumn } from '../list/columns/simple-columns.tsx';
import type { ListColumn } from '../list/list-of.ts';
import { AuditDetails } from './audit-details.tsx';
import { usersFilter } from './audit-filters.ts';

const fieldsOf = ({ changes }: AuditEntry) =>
  changes.map(({ field }) => fieldLabel(field)).join(', ');

const fileText =
  (side: 'from' | 'to') =>
  ({ changes }: AuditEntry) =>
    changes
      .filter((change) => !change.hidden && change[side] !== undefined)
      .map((change) => `${fieldLabel(change.field)}: ${valueText(change[side], change.field)}`)
      .join('\n');

const institute: ListColumn<AuditEntry> = textColumn(
  'institution',
  'Institute',
  ({ institution }) => institution?.name,
  { rank: 4 },
);

const columns: readonly ListColumn<AuditEntry>[] = [
  {
    key: 'change',
    label: 'Change',
    width: 320,
    priority: 'title',
    file: {
      Action: ({ action }) => actionLabels[action],
      Kind: ({ record }) => kindLabel(record.kind),
      Record: ({ record }) => record.name,
      'Record ID': ({ record }) => record._id,
      Before: fileText('from'),
      After: fileText('to'),
    },
    cell: (entry) => <TableCell aside={fieldsOf(entry)}>{entryTitle(entry)}</TableCell>,
  },
  momentColumn('createdAt', 'When', {
    width: 140,
    orderNames: ['Oldest first', 'Newest first'],
    rank: 1,
    priority: 'subtitle',
  }),
  {
    key: 'by',
    label: 'Who',
    rank: 2,
    file: { Who: whoOf, Role: ({ by }) => by?.role },
    cell: (entry) => <TableCell aside={entry.by?.role}>{whoOf(entry)}</TableCell>,
  },
  extraColumn('address', 'IP address', ({ address }) => address, { rank: 5 }),
  extraColumn('call', 'Call', ({ call }) => call),
  extraColumn('requestId', 'Request ID', ({ requestId }) => requestId),
  extraColumn('userAgent', 'Browser', ({ userAgent }) => userAgent),
];

/** Changes in one institute. */
export const instituteActivity: EntityOf<'audit'> = {
  group: 'audit',
  name: 'activity',
  title: 'Activity',
  noun: { one: 'entry', many: 'entries' },
  rowLabel: entryTitle,
  searchLabel: 'Person, record, IP address, request ID',
  columns,
  defaultSort: '-createdAt',
  filters: () => [
    {
      kind: 'choice',
      key: 'kind',
      label: 'Record',
      icon: 'layout-grid',
      isPinned: true,
      options: kindOptions,
    },
    {
      kind: 'choice',
      key: 'action',
      label: 'Action',
      icon: 'pencil',
      isPinned: true,
      options: optionsOf(actionLabels),
    },
    {
      kind: 'days',
      label: 'When',
      icon: 'calendar-days',
      isPinned: true,
      from: 'createdAt[gte]',
      to: 'createdAt[lt]',
      takes: 'instant',
    },
    usersFilter,
  ],
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'money', label: 'Billing', filters: { kind: 'subscription,accountEntry,pricing' } },
    { key: 'sign-in', label: 'Sign-ins', filters: { kind: 'session,securityEvent,passwordLink' } },
  ],
  actions: [],
  details: AuditDetails,
  empty: {
    title: 'No activity yet',
    text: 'Every change is recorded here, with who made it and what was there before.',
    illustration: frontDesk,
  },
};

/** Changes in all institutes and on the platform, with the people who made them. */
export const auditLog: EntityOf<'audit'> = {
  ...instituteActivity,
  name: 'audit-log',
  title: 'Audit log',
  columns: [...columns.slice(0, 3), institute, ...columns.slice(3)],
  filters: (context) => [
    { ...instituteFilter, isPinned: true },
    ...instituteActivity.filters(context),
  ],
};
