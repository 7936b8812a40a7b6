import type { Meta } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import type { DataTable } from '../data-table/data-table.tsx';
import type { Column, DataTableProps } from '../data-table/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TableCell } from '../table-cell/index.ts';
import { type SampleInstitute, sampleInstitutes } from './sample-institutes.ts';

const tones = {
  Active: 'success',
  Trial: 'info',
  Paused: 'neutral',
  Suspended: 'danger',
} as const;

function distanceTone(distance: string) {
  if (distance.endsWith('over')) return 'danger';
  return Number.parseInt(distance, 10) <= 30 ? 'warning' : undefined;
}

export const columns: readonly Column<SampleInstitute>[] = [
  {
    key: 'name',
    label: 'Institute',
    sortKey: 'name',
    cell: (row) => (
      <TableCell media={<Avatar name={row.name} shape="arch" />} aside={row.code}>
        {row.name}
      </TableCell>
    ),
  },
  { key: 'city', label: 'Location', priority: 'subtitle', cell: (row) => row.city },
  { key: 'plan', label: 'Plan', sortKey: 'plan', cell: (row) => row.plan },
  {
    key: 'validUntil',
    label: 'Valid until',
    sortKey: 'validUntil',
    cell: (row) => (
      <TableCell aside={row.distance} asideTone={distanceTone(row.distance)}>
        {row.validUntil}
      </TableCell>
    ),
  },
  {
    key: 'users',
    label: 'Users',
    sortKey: 'users',
    align: 'end',
    priority: 'extra',
    cell: (row) => row.users.toLocaleString('en-IN'),
  },
  {
    key: 'status',
    label: 'Status',
    priority: 'status',
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
  },
];

/** More columns than fit. */
export const manyColumns: readonly Column<SampleInstitute>[] = [
  ...columns,
  ...['Created', 'Template', 'Subscription', 'Channels'].map((label) => ({
    key: label,
    label,
    cell: (row: SampleInstitute) => `${label} of ${row.name}`,
  })),
];
const actions = () => (
  <>
    <IconButton icon="pencil" size="sm" label="Edit" shortLabel="Edit" />
    <IconButton
      icon="circle-dot-dashed"
      size="sm"
      label="Change status"
      shortLabel="Change status"
    />
    <IconButton icon="ellipsis" size="sm" label="More" />
  </>
);

/** A table of institutes as on a list screen. */
export const instituteTable: DataTableProps<SampleInstitute> = {
  label: 'Institutes',
  columns,
  rows: sampleInstitutes,
  rowKey: (row) => row.id,
  rowLabel: (row) => row.name,
  defaultSort: 'name',
  actions,
};

/** The meta that all files of these stories share. */
export const tableStories = {
  parameters: { layout: 'fullscreen' },
  args: { ...instituteTable, onSortChange: fn(), onRowOpen: fn() },
} satisfies Meta<typeof DataTable<SampleInstitute>>;

/** A row's action button. */
export function action(canvas: ReturnType<typeof within>, row: string, name: string) {
  const group = canvas.getByRole('group', { name: `Actions for ${row}` });
  return within(group).getByRole('button', { name });
}
