import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { hi, MessagesProvider } from '../messages/index.ts';
import { TableCell } from '../table-cell/index.ts';
import { action, tableStories } from '../testing/institute-table.tsx';
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

export const BehaviourCardOrder: Story = {
  name: 'Behaviour: a card fills its column, has its media, the subtitle below the heading, and short facts in one line',
  globals: { viewport: { value: 'w390' } },
  args: {
    columns: [
      {
        key: 'name',
        label: 'Institute',
        cell: (row) => <TableCell media={<Avatar name={row.name} />}>{row.name}</TableCell>,
      },
      { key: 'city', label: 'City', cell: () => 'Thiruvananthapuram' },
      { key: 'users', label: 'Users', align: 'end', cell: (row) => row.users },
      { key: 'plan', label: 'Plan', priority: 'subtitle', cell: (row) => row.plan },
      { key: 'status', label: 'Status', priority: 'status', cell: (row) => row.status },
    ],
    rows: sampleInstitutes.slice(0, 1),
    defaultSelection: [],
  },
  play: async ({ canvas }) => {
    const box = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect();
    };
    await expect(box('Standard').top).toBeGreaterThanOrEqual(box('Malabar Court Residency').bottom);
    await expect(box('Thiruvananthapuram').top).toBeGreaterThan(box('Standard').bottom);
    const card = canvas.getByText('Standard').closest('tr')?.getBoundingClientRect();
    const table = canvas.getByRole('region', { name: 'Institutes' }).getBoundingClientRect();
    await expect([card?.left, card?.right]).toEqual([table.left, table.right]);
    await expect(canvas.getByRole('rowheader').querySelector('.bk-avatar')).toBeVisible();
    // Both facts share a line without breaking words. What stands between them is left at no end of a line.
    const cells = canvas.getAllByRole('cell').filter((cell) => cell.dataset.priority === 'fact');
    for (const cell of cells) await expect(getComputedStyle(cell, '::after').content).toBe('none');
    await expect(box('42').bottom).toBe(box('Thiruvananthapuram').bottom);
    await expect(box('42').height).toBe(box('Thiruvananthapuram').height);
  },
};

export const BehaviourCards: Story = {
  name: 'Behaviour: at 390 px rows are cards, still a sortable table',
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas }) => {
    await expect(window.innerWidth).toBe(390);
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    // City below name, plan below city; nothing overflows the page.
    await expect(box('Udaipur, RJ').top).toBeGreaterThanOrEqual(box('Lake Pichola House').bottom);
    await expect(document.documentElement.scrollWidth).toBe(390);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(8);
    // Users is an extra, omitted from cards.
    await expect(canvas.getByText('1,186')).not.toBeVisible();
    // Touch has no tooltips: actions show their captions.
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(within(edit).getByText('Edit')).toBeVisible();
    await expect(edit.getBoundingClientRect().height).toBe(32);

    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('plan');
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);
  },
};

export const BehaviourCardsInHindi: Story = {
  name: 'Behaviour: what comes before the headers of cards is in the language of the page',
  globals: { viewport: { value: 'w390' } },
  decorators: [(Story) => <MessagesProvider messages={hi}>{Story()}</MessagesProvider>],
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('row');
    if (!head) throw new Error('The table has no head.');
    await expect(getComputedStyle(head, '::before').content).toBe('"क्रम का आधार"');
  },
};
