import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { columns, tableStories } from '../testing/institute-table.tsx';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  ...tableStories,
  title: 'Data/DataTable/Behaviour',
  component: DataTable<SampleInstitute>,
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourSort: Story = {
  name: 'Behaviour: headers show the sort order and change it',
  play: async ({ args, canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'none');
    await expect(head('Location')).not.toHaveAttribute('aria-sort');

    await userEvent.click(canvas.getByRole('button', { name: 'Institute' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-name');
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Institute' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('');
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'none');

    const { width } = head('Plan').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan').getBoundingClientRect().width).toBe(width);
  },
};

export const BehaviourSortControlled: Story = {
  name: 'Behaviour: with `sort` the owner decides the order',
  args: { sort: '-plan' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('');
    const head = canvas.getByRole('columnheader', { name: 'Plan' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

export const BehaviourSortsItself: Story = {
  name: 'Behaviour: a column that compares rows sorts them, and its footer has the total',
  args: {
    onSortChange: undefined,
    columns: columns.map((column) =>
      column.key === 'users'
        ? { ...column, footer: '5,017', compare: (a, b) => a.users - b.users }
        : { ...column, footer: column.key === 'name' && 'Total' },
    ),
  },
  play: async ({ canvas }) => {
    const users = () =>
      canvas.getAllByRole<HTMLTableRowElement>('row').map((row) => row.cells[4]?.textContent);
    const before = users();
    await expect(before.at(-1)).toBe('5,017');
    // Nothing sorts by the others.
    await expect(canvas.queryByRole('button', { name: 'Plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    const counts = sampleInstitutes.map((row) => row.users).sort((a, b) => a - b);
    const sorted = counts.map((count) => count.toLocaleString('en-IN'));
    await expect(users().slice(1, -1)).toEqual(sorted);
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(users().slice(1, -1)).toEqual(sorted.toReversed());
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(users()).toEqual(before);
  },
};
