import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS } from '../constants.ts';
import { IconButton } from '../icon-button/index.ts';
import { hi, MessagesProvider } from '../messages/index.ts';
import { TableCell } from '../table-cell/index.ts';
import { withBrowser } from '../testing/browser.ts';
import { columns, instituteTable, manyColumns } from '../testing/institute-table.tsx';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import './data-table.stories.css';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.types.ts';

const meta = {
  title: 'Data/DataTable/Behaviour',
  component: DataTable<SampleInstitute>,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...instituteTable, onSortChange: fn(), onRowOpen: fn() },
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row's action button. */
function action(canvas: ReturnType<typeof within>, row: string, name: string) {
  const group = canvas.getByRole('group', { name: `Actions for ${row}` });
  return within(group).getByRole('button', { name });
}

export const BehaviourTable: Story = {
  name: 'Behaviour: a named table with column and row headers',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Institutes' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(
      within(table).getByRole('rowheader', { name: 'Spiti Mud House SMH' }),
    ).toBeVisible();
    // Its city is missing.
    await expect(within(table).getByText('none')).toBeInTheDocument();
  },
};

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

export const BehaviourOpen: Story = {
  name: 'Behaviour: a click anywhere in a row opens it, except on its actions',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    const control = canvas.getByRole('button', { name: 'Lake Pichola House LPH' });
    // So that an overlay gives the focus back to the row.
    await expect(control).toHaveFocus();

    await userEvent.click(control);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);

    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(within(edit).getByText('Edit')).not.toBeVisible();
    await userEvent.click(edit);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
  },
};

interface Room {
  readonly id: number;
}
const roomsFrom = (first: number): readonly Room[] =>
  Array.from({ length: 500 }, (_, at) => ({ id: first + at }));

function Changing() {
  const [rooms, setRooms] = useState(() => roomsFrom(1000));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
      <DataTable
        label="Rooms"
        isWindowed
        rows={rooms}
        rowKey={({ id }) => `${id}`}
        rowLabel={({ id }) => `Room ${id}`}
        rowHref={({ id }) => `#${id}`}
        columns={[{ key: 'name', label: 'Room', cell: ({ id }) => `Room ${id}` }]}
      />
      <Button onClick={() => setRooms([...roomsFrom(500), ...rooms])}>Add above</Button>
      <Button onClick={() => setRooms(rooms.toReversed())}>Reverse</Button>
    </div>
  );
}

export const BehaviourChanges: Story = {
  name: 'Behaviour: M5 focus and arrow keys of a windowed table follow the row when others come above or the order changes',
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const row = (id: number) => canvas.getByRole('link', { name: `Room ${id}` });
    row(1003).focus();
    // Without the pointer, so that the focus stays in the table.
    const press = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    press('Add above');
    await expect(row(1003)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(1004)).toHaveFocus();
    press('Reverse');
    await expect(row(1004)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(1003)).toHaveFocus();
  },
};

export const BehaviourWindowedOnPaper: Story = {
  name: 'Behaviour: a windowed table renders the rows in view, and all of them on paper',
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length;
    await waitFor(() => expect(rows()).toBeLessThan(30));
    await withBrowser(async ({ media }) => {
      await media({}, 'print');
      await waitFor(() => expect(rows()).toBe(501));
    });
    await waitFor(() => expect(rows()).toBeLessThan(30));
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: arrow keys move between rows, Enter opens, focus shows the actions',
  play: async ({ args, canvas }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    row('Malabar Court Residency MCR').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row('Lake Pichola House LPH')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.tab();
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(edit).toHaveFocus();
    const isSeen = () => edit.checkVisibility({ opacityProperty: true });
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

export const BehaviourActionsStay: Story = {
  name: 'Behaviour: where the table is wider than its place, the actions stay in reach',
  args: { columns: manyColumns },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Institutes' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    const { left, right, top, height } = edit.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    const hit = document.elementFromPoint((left + right) / 2, top + height / 2);
    await expect(edit.contains(hit)).toBe(true);
  },
};

export const BehaviourLinks: Story = {
  name: 'Behaviour: rows with a URL are links',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House LPH' });
    await expect(link).toHaveAttribute('href', '#open=LPH');
    await userEvent.click(link);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);
    await expect(location.hash).toBe('');
  },
};

export const BehaviourStable: Story = {
  name: 'Behaviour: skeleton rows are as high as rows, and refreshing shifts nothing',
  render: (args) => (
    <>
      <DataTable {...args} label="Loading" rows={[]} isLoading skeletonRows={3} />
      <DataTable {...args} label="Loaded" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} label="Again" rows={args.rows.slice(0, 3)} isRefetching />
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

export const BehaviourColumns: Story = {
  name: 'Behaviour: columns keep their positions while loading and when empty',
  render: (args) => (
    <>
      <DataTable {...args} label="Loading" rows={[]} isLoading skeletonRows={3} />
      <DataTable {...args} label="Loaded" />
      <DataTable {...args} label="One" rows={args.rows.slice(0, 1)} />
      <DataTable {...args} label="Empty" rows={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    const places = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('columnheader')
        .map((head) => head.getBoundingClientRect().left);
    const loaded = places('Loaded');
    for (const name of ['Loading', 'One', 'Empty']) await expect(places(name)).toEqual(loaded);
  },
};

export const BehaviourUncut: Story = {
  name: 'Behaviour: long content wraps and is never cut',
  args: {
    rows: sampleInstitutes.slice(0, 1).map((row) => ({
      ...row,
      name: 'Parijat Serviced Apartments Manali',
      city: 'Thiruvananthapuram, Kerala',
    })),
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    for (const cell of row?.children ?? []) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
    // Two lines don't make a row higher.
    await expect(row?.getBoundingClientRect().height).toBe(40);
  },
};

export const BehaviourActionRoom: Story = {
  name: 'Behaviour: space for actions is reserved',
  args: {
    actions: () => <IconButton icon="ellipsis" size="sm" label="More" />,
    actionCount: 1,
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('group', { name: /^Actions for/ });
    const room = cell?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(room).toBeGreaterThanOrEqual(28 + 30);
    await expect(room).toBeLessThan(90);
  },
};

export const BehaviourNewTab: Story = {
  name: 'Behaviour: Ctrl, ⌘, Shift and the middle button open a row like a link',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const opened: { newTab: boolean; newWindow: boolean }[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a.bk-table-open')) return;
      if (event.defaultPrevented) return;
      // Recorded instead of the browser's behaviour.
      event.preventDefault();
      const newTab = event.ctrlKey || event.metaKey || event.button === 1;
      opened.push({ newTab, newWindow: event.shiftKey });
    };
    document.addEventListener('click', note);
    try {
      const user = userEvent.setup();
      const city = canvas.getByText('Udaipur, RJ');
      await user.keyboard('{Control>}');
      await user.click(city);
      await user.keyboard('{/Control}{Meta>}');
      await user.click(city);
      await user.keyboard('{/Meta}{Shift>}');
      await user.click(city);
      await user.keyboard('{/Shift}');
      await user.pointer({ target: city, keys: '[MouseMiddle]' });
      const [tab, window] = [
        { newTab: true, newWindow: false },
        { newTab: false, newWindow: true },
      ];
      await expect(opened).toEqual([tab, tab, window, tab]);
      await expect(args.onRowOpen).not.toHaveBeenCalled();
      // Right-click and the row's buttons don't open it.
      await user.pointer({ target: city, keys: '[MouseRight]' });
      const edit = action(canvas, 'Lake Pichola House', 'Edit');
      await user.pointer({ target: edit, keys: '[MouseMiddle]' });
      await expect(opened).toHaveLength(4);
    } finally {
      document.removeEventListener('click', note);
    }
  },
};

export const BehaviourHeights: Story = {
  name: 'Behaviour: rows are 32, 40 and 52 px high, headers 34',
  render: (args) => (
    <>
      {(['compact', 'default', 'relaxed'] as const).map((density) => (
        <DataTable
          key={density}
          {...args}
          label={density}
          density={density}
          rows={args.rows.slice(0, 2)}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = (density: string) => {
      const table = canvas.getByRole('table', { name: density });
      return within(table)
        .getAllByRole('row')
        .map((row) => Math.round(row.getBoundingClientRect().height));
    };
    await expect(heights('compact')).toEqual([34, 32, 32]);
    await expect(heights('default')).toEqual([34, 40, 40]);
    await expect(heights('relaxed')).toEqual([34, 52, 52]);
  },
};

export const BehaviourSticky: Story = {
  name: 'Behaviour: header and first column are sticky and never cover focus',
  args: { columns: manyColumns },
  render: (args) => (
    <div className="sheet-frame">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Institutes' });
    const head = canvas.getByRole('columnheader', { name: 'Institute' });
    const { left, top } = head.getBoundingClientRect();
    region.scrollTo(300, 150);
    await expect(region.scrollLeft).toBe(300);
    await expect(region.scrollTop).toBeGreaterThan(0);
    await expect(head.getBoundingClientRect().left).toBe(left);
    await expect(head.getBoundingClientRect().top).toBe(top);

    const first = canvas.getByRole('button', { name: 'Malabar Court Residency MCR' });
    first.focus();
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      head.getBoundingClientRect().bottom,
    );
  },
};

export const BehaviourNoFlash: Story = {
  name: 'Behaviour: the progress bar appears after 150 ms',
  render: (args) => <Refetching {...args} />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Fetch' });
    const bar = () => document.querySelector('.bk-table-refetch > .bk-progress');
    await withStoppedTime(async (time) => {
      toggle.click();
      const isSeen = () => bar()?.checkVisibility({ visibilityProperty: true }) ?? false;
      await expect(await time.until(isSeen)).toBe(INDICATOR_DELAY_MS);
    });
  },
};

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

function Refetching(props: DataTableProps<SampleInstitute>) {
  const [isRefetching, setIsRefetching] = useState(false);
  return (
    <>
      <Button onClick={() => setIsRefetching(!isRefetching)}>Fetch</Button>
      <DataTable {...props} isRefetching={isRefetching} />
    </>
  );
}
