import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import type { SampleInstitute } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleInstitute>,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Rows of one kind that are sorted, opened and acted on. The list around it owns the address: it passes the sort ' +
          'and hears of presses. For a handful of facts about one thing use a description list. Keyboard: Tab goes to the ' +
          'table (arrows scroll it), its sortable heads, each row and its actions; the up and down arrows go from row to ' +
          'row, Enter opens one.',
      },
    },
  },
  args: { ...instituteTable, onSort: fn(), onOpenRow: fn() },
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
      <DataTable {...args} caption="Compact" density="compact" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} caption="Default" density="default" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} caption="Relaxed" density="relaxed" rows={args.rows.slice(0, 3)} />
    </>
  ),
};

export const StatesLoading: Story = {
  name: 'States: the first answer is awaited',
  args: { rows: [], isLoading: true },
};

export const StatesRefetching: Story = {
  name: 'States: newer rows are awaited, one row is open',
  args: { isRefetching: true, selectedKey: 'LPH' },
};

export const StatesEmpty: Story = {
  name: 'States: nothing yet',
  args: {
    rows: [],
    empty: (
      <EmptyState title="No institutes yet" action={<Button icon="plus">Add institute</Button>}>
        An institute is a business that works with the product.
      </EmptyState>
    ),
  },
};

export const StatesFailed: Story = {
  name: 'States: failed',
  args: {
    rows: [],
    empty: (
      <ErrorState
        title="The institutes could not be loaded"
        message="The server did not answer. Your filters are kept."
        requestId="01HZX4"
        onRetry={fn()}
      />
    ),
  },
};

export const StressLongText: Story = {
  name: 'Stress: long names and many columns scroll sideways under a fixed first column',
  args: { columns: manyColumns },
};
