import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tag } from '../tag/index.ts';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { CellText } from './cell-text.tsx';
import { DataTable } from './data-table.tsx';
import type { Column, DataTableProps } from './data-table.types.ts';

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

const columns: readonly Column<SampleInstitute>[] = [
  {
    key: 'name',
    header: 'Institute',
    sortKey: 'name',
    cell: (row) => (
      <CellText media={<Avatar name={row.name} shape="arch" />} aside={row.code}>
        {row.name}
      </CellText>
    ),
  },
  { key: 'city', header: 'Location', priority: 'subtitle', cell: (row) => row.city },
  { key: 'plan', header: 'Plan', sortKey: 'plan', cell: (row) => row.plan },
  {
    key: 'validUntil',
    header: 'Valid until',
    sortKey: 'validUntil',
    cell: (row) => (
      <CellText aside={row.distance} asideTone={distanceTone(row.distance)}>
        {row.validUntil}
      </CellText>
    ),
  },
  {
    key: 'users',
    header: 'Users',
    sortKey: 'users',
    align: 'end',
    priority: 'extra',
    cell: (row) => row.users.toLocaleString('en-IN'),
  },
  {
    key: 'status',
    header: 'Status',
    priority: 'status',
    cell: (row) => <Tag tone={tones[row.status]}>{row.status}</Tag>,
  },
];

const actions = () => (
  <>
    <IconButton icon="pencil" size="sm" label="Edit" />
    <IconButton icon="refresh-cw" size="sm" label="Change status" />
    <IconButton icon="ellipsis" size="sm" label="More" />
  </>
);

/** The button of one row's actions. */
function action(canvas: ReturnType<typeof within>, row: string, name: string) {
  const group = canvas.getByRole('group', { name: `Actions for ${row}` });
  return within(group).getByRole('button', { name });
}

const meta = {
  title: 'Components/DataTable',
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
  args: {
    caption: 'Institutes',
    columns,
    rows: sampleInstitutes,
    rowKey: (row) => row.id,
    rowLabel: (row) => row.name,
    sort: 'name',
    onSort: fn(),
    onOpenRow: fn(),
    actions,
  },
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

export const BehaviourTable: Story = {
  name: 'Behaviour: a table with heads, row heads and a name',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Institutes' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(
      within(table).getByRole('rowheader', { name: 'Spiti Mud House SMH' }),
    ).toBeVisible();
    // Its city is not known.
    await expect(within(table).getByText('none')).toBeInTheDocument();
  },
};

export const BehaviourSort: Story = {
  name: 'Behaviour: the heads say the order and ask for another',
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'none');
    await expect(head('Location')).not.toHaveAttribute('aria-sort');

    await userEvent.click(canvas.getByRole('button', { name: 'Institute' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('name');
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'descending');

    const { width } = head('Plan').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan').getBoundingClientRect().width).toBe(width);
  },
};

export const BehaviourOpen: Story = {
  name: 'Behaviour: a press anywhere in a row opens it, its actions do not',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.click(canvas.getByRole('button', { name: 'Lake Pichola House LPH' }));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(2);

    await userEvent.click(action(canvas, 'Lake Pichola House', 'Edit'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(2);
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: arrows go from row to row, Enter opens, the focus shows the actions',
  play: async ({ args, canvas }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    row('Malabar Court Residency MCR').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row('Lake Pichola House LPH')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.tab();
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(edit).toHaveFocus();
    const isSeen = () => edit.checkVisibility({ opacityProperty: true });
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

export const BehaviourLinks: Story = {
  name: 'Behaviour: with addresses the rows are links',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House LPH' });
    await expect(link).toHaveAttribute('href', '#open=LPH');
    await userEvent.click(link);
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);
    await expect(location.hash).toBe('');
  },
};

export const BehaviourStable: Story = {
  name: 'Behaviour: skeleton rows are as high as rows, and fetching again moves nothing',
  render: (args) => (
    <>
      <DataTable {...args} caption="Loading" rows={[]} isLoading skeletonRows={3} />
      <DataTable {...args} caption="Loaded" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} caption="Again" rows={args.rows.slice(0, 3)} isRefetching />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded, again] = ['Loading', 'Loaded', 'Again'].map((name) =>
      canvas.getByRole('table', { name }),
    );
    const height = loaded?.getBoundingClientRect().height;
    await expect(loading?.getBoundingClientRect().height).toBe(height);
    await expect(again?.getBoundingClientRect().height).toBe(height);
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(loaded).toHaveAttribute('aria-busy', 'false');
  },
};

export const BehaviourCards: Story = {
  name: 'Behaviour: at 390 px a row is a card, still a table, and still sorts',
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas }) => {
    await expect(window.innerWidth).toBe(390);
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    // The city stands under the name, the plan under the city; nothing reaches beyond the page.
    await expect(box('Udaipur, RJ').top).toBeGreaterThanOrEqual(box('Lake Pichola House').bottom);
    await expect(document.documentElement.scrollWidth).toBe(390);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(8);
    // Users is an extra: a card does without.
    await expect(canvas.getByText('1,186')).not.toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('plan');
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);
  },
};

export const StressLongText: Story = {
  name: 'Stress: long names and many columns scroll sideways under a fixed first column',
  args: {
    columns: [
      ...columns,
      ...['Created', 'Template', 'Subscription', 'Channels'].map((header) => ({
        key: header,
        header,
        cell: (row: SampleInstitute) => `${header} of ${row.name}`,
      })),
    ],
  },
};

function Sorted({ sort: initial, onSort, ...rest }: DataTableProps<SampleInstitute>) {
  const [sort, setSort] = useState(initial);
  return (
    <DataTable
      {...rest}
      sort={sort}
      onSort={(key) => {
        setSort(sort === key ? `-${key}` : key);
        onSort?.(key);
      }}
    />
  );
}
