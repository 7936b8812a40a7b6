import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { columns, instituteTable, manyColumns } from '../testing/institute-table.tsx';
import type { SampleInstitute } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleInstitute>,
  parameters: {
    layout: 'fullscreen',
  },
  args: { ...instituteTable, onSortChange: fn(), onRowOpen: fn() },
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesCards: Story = {
  name: 'Features: cards below 768 px',
  globals: { viewport: { value: 'w390' } },
};

export const FeaturesDensity: Story = {
  name: 'Features: density',
  render: (args) => (
    <>
      <DataTable {...args} label="Compact" density="compact" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} label="Default" density="default" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} label="Relaxed" density="relaxed" rows={args.rows.slice(0, 3)} />
    </>
  ),
};

export const FeaturesFooter: Story = {
  name: 'Features: totals below the rows',
  args: {
    columns: columns.map((column) => ({
      ...column,
      footer: { name: 'Total', users: '5,017' }[column.key],
    })),
  },
};

export const StatesLoading: Story = {
  name: 'States: loading',
  args: { rows: [], isLoading: true },
};

export const StatesRefetching: Story = {
  name: 'States: refreshing, with an open row',
  args: { isRefetching: true, openKey: 'LPH' },
};

export const StatesEmpty: Story = {
  name: 'States: nothing yet',
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No institutes yet"
        description="Add your first institute to get started."
        action={<Button icon="plus">Add institute</Button>}
      />
    ),
  },
};

export const StatesFailed: Story = {
  name: 'States: failed',
  args: {
    rows: [],
    empty: (
      <ErrorState
        title="Couldn’t load institutes"
        description="The server didn’t respond. Your filters are kept."
        requestId="01HZX4"
        onRetry={fn()}
      />
    ),
  },
};

export const StressLongText: Story = {
  name: 'Stress: long names and many columns scroll under a sticky first column',
  args: { columns: manyColumns },
};

export const States: Story = {
  render: ({ rows, ...args }) => (
    <div className="sheet">
      <DataTable {...args} label="At rest, one row open" rows={rows.slice(0, 3)} openKey="LPH" />
      <DataTable {...args} label="Loading" rows={[]} isLoading skeletonRows={3} />
      <DataTable {...args} label="Refreshing" rows={rows.slice(0, 2)} isRefetching />
      <DataTable
        {...args}
        label="Nothing yet"
        rows={[]}
        empty={<EmptyState title="No institutes yet" action={<Button>Add institute</Button>} />}
      />
    </div>
  ),
};
