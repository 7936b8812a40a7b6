import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

/** As many as no page can render. */
const manyRows = Array.from({ length: 100_000 }, (_, at) => ({
  id: `${at}`,
  name: `Institute ${at + 1}`,
  users: (at * 7919) % 1000,
}));

function ManyRows() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <DataTable
        label="Institutes"
        isWindowed
        rows={manyRows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        rowHref={(row) => `#${row.id}`}
        defaultSelection={[]}
        columns={[
          { key: 'name', label: 'Institute', cell: (row) => row.name },
          {
            key: 'users',
            label: 'Users',
            align: 'end',
            sortKey: 'users',
            compare: (a, b) => a.users - b.users,
            cell: (row) => row.users,
          },
        ]}
      />
    </div>
  );
}

export const StressRows: StoryObj<typeof DataTable<(typeof manyRows)[number]>> = {
  name: 'Stress: 100,000 rows, of which those in view are rendered',
  render: ManyRows,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('region', { name: 'Institutes' });
    const shown = () =>
      canvas
        .getAllByRole('row')
        .flatMap((row) => Number(row.getAttribute('aria-rowindex')) || [])
        .slice(1);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}'.repeat(30));
    await expect(canvas.getByRole('link', { name: 'Institute 31' })).toHaveFocus();

    // The end, with the focused row still there.
    table.scrollTo({ top: table.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(shown().at(-1)).toBe(100_001));
    // With its neighbours, for the arrow keys.
    await expect(shown().slice(0, 3)).toEqual([31, 32, 33]);
    await expect(shown()[3]).toBeGreaterThan(99_900);
    await expect(canvas.getByRole('link', { name: 'Institute 31' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(250);
    const last = canvas.getByRole('link', { name: 'Institute 100000' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(table.getBoundingClientRect().bottom);

    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(canvas.getByRole('columnheader', { name: 'Users' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('cell').at(-1)).toHaveTextContent('999');
    await userEvent.click(canvas.getByRole('checkbox', { name: /all rows/ }));
    await expect(canvas.getByRole('checkbox', { name: /all rows/ })).toBeChecked();
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

export const StressCards: StoryObj<typeof DataTable<(typeof manyRows)[number]>> = {
  name: 'Stress: 100,000 cards, of which those in view are rendered',
  globals: { viewport: { value: 'w390' } },
  render: ManyRows,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400);
  },
};
