import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import type { SampleInstitute } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Data/DataTable/Details',
  component: DataTable<SampleInstitute>,
  parameters: { layout: 'fullscreen' },
  args: {
    ...instituteTable,
    renderDetail: (row) => (
      <p style={{ margin: 0 }}>
        {row.name} is valid until {row.validUntil}. <a href="#renew">Renew</a>
      </p>
    ),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const toggle = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: `Details of ${name}` });
const detailOf = (canvas: Canvas, name: string) => {
  const id = toggle(canvas, name).getAttribute('aria-controls');
  const detail = id === null ? null : document.getElementById(id);
  if (!detail) throw new Error(`${name} shows no details.`);
  return detail;
};

export const FeaturesDetails: Story = {
  name: 'Features: rows that show details below themselves',
  args: { defaultExpanded: ['LPH'] },
};

export const FeaturesDetailsOnCards: Story = {
  name: 'Features: details in cards',
  args: { defaultExpanded: ['LPH'], defaultSelection: [] },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const card = toggle(canvas, 'Lake Pichola House').closest('tr')?.getBoundingClientRect();
    const detail = detailOf(canvas, 'Lake Pichola House').getBoundingClientRect();
    // One card: as wide, and without a gap.
    await expect([detail.left, detail.width]).toEqual([card?.left, card?.width]);
    await expect(detail.top).toBe(card?.bottom);
    const button = toggle(canvas, 'Spiti Mud House');
    await expect(within(button).getByText('Details')).toBeVisible();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
  },
};

export const BehaviourDetails: Story = {
  name: 'Behaviour: the button of a row shows and hides its details, and opens nothing',
  args: { onRowOpen: fn(), defaultSelection: [] },
  play: async ({ args, canvas }) => {
    const lake = toggle(canvas, 'Lake Pichola House');
    await expect(lake).toHaveAttribute('aria-expanded', 'false');
    await expect(lake).not.toHaveAttribute('aria-controls');
    await userEvent.click(lake);
    await expect(lake).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['LPH']);
    const detail = detailOf(canvas, 'Lake Pichola House');
    await expect(detail).toHaveTextContent('Lake Pichola House is valid until');
    // It follows its row, also in another order.
    const row = () => canvas.getByRole('row', { name: /^Select Lake Pichola House/ });
    await expect(row().nextElementSibling).toBe(detail);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lake Pichola House' }));
    await expect(row()).toHaveAttribute('data-selected');
    await userEvent.click(toggle(canvas, 'Spiti Mud House'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['LPH', 'SMH']);
    await userEvent.click(lake);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['SMH']);
    await expect(detail).not.toBeInTheDocument();
    await expect(args.onRowOpen).not.toHaveBeenCalled();
  },
};

export const BehaviourDetailsSorted: Story = {
  name: 'Behaviour: details follow their row when the order changes',
  args: {
    defaultExpanded: ['LPH'],
    onSortChange: undefined,
    columns: instituteTable.columns.map((column) =>
      column.key === 'users' ? { ...column, compare: (a, b) => a.users - b.users } : column,
    ),
  },
  play: async ({ canvas }) => {
    const detail = detailOf(canvas, 'Lake Pichola House');
    const place = () => canvas.getAllByRole('row').indexOf(detail);
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(place()).not.toBe(before);
    await expect(canvas.getAllByRole('row')[place() - 1]).toHaveTextContent('Lake Pichola House');
  },
};

export const BehaviourDetailsControlled: Story = {
  name: 'Behaviour: with `expanded` the owner decides which rows show details',
  args: { expanded: ['SMH'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(toggle(canvas, 'Lake Pichola House'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['SMH', 'LPH']);
    await expect(toggle(canvas, 'Lake Pichola House')).toHaveAttribute('aria-expanded', 'false');
    await expect(detailOf(canvas, 'Spiti Mud House')).toBeVisible();
  },
};

export const BehaviourDetailsKeyboard: Story = {
  name: 'Behaviour: arrow keys move between the buttons, Enter and Space press them, Tab goes into the details',
  play: async ({ canvas }) => {
    toggle(canvas, 'Malabar Court Residency').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(toggle(canvas, 'Lake Pichola House')).toHaveFocus();
    const link = within(detailOf(canvas, 'Lake Pichola House')).getByRole('link');
    for (let steps = 0; document.activeElement !== link && steps < 6; steps += 1) {
      await userEvent.tab();
    }
    await expect(link).toHaveFocus();
    toggle(canvas, 'Lake Pichola House').focus();
    await userEvent.keyboard(' ');
    await expect(link).not.toBeInTheDocument();
  },
};

export const BehaviourDetailsScrolled: Story = {
  name: 'Behaviour: details stay in sight when the table scrolls sideways',
  args: { defaultExpanded: ['LPH'], columns: manyColumns, defaultSelection: [] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Institutes' });
    const text = within(detailOf(canvas, 'Lake Pichola House')).getByText(/valid until/);
    const places = () =>
      [text, toggle(canvas, 'Lake Pichola House')].map(
        (element) => element.getBoundingClientRect().left,
      );
    const before = places();
    table.scrollTo({ left: 300 });
    await expect(table.scrollLeft).toBeGreaterThan(0);
    await expect(places()).toEqual(before);
    const { right } = table.getBoundingClientRect();
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const BehaviourDetailsRtl: Story = {
  name: 'Behaviour: from right to left, the button is at the right of its row',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = toggle(canvas, 'Lake Pichola House').getBoundingClientRect();
    const name = canvas.getByRole('rowheader', { name: /Lake Pichola House/ });
    await expect(button.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
  },
};

export const BehaviourDetailsOnPaper: Story = {
  name: 'Behaviour: open details are printed, the buttons are not',
  args: { defaultExpanded: ['LPH'] },
  play: async ({ canvas }) => {
    const button = toggle(canvas, 'Lake Pichola House');
    const detail = detailOf(canvas, 'Lake Pichola House');
    await withBrowser(async ({ media }) => {
      await media({}, 'print');
      await expect(detail).toBeVisible();
      await expect(button).not.toBeVisible();
    });
  },
};

interface Room {
  readonly id: number;
}
const rooms: readonly Room[] = Array.from({ length: 1000 }, (_, id) => ({ id }));

/** Rooms with details of different heights. */
function Rooms() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
      <DataTable
        label="Rooms"
        isWindowed
        rows={rooms}
        rowKey={({ id }) => `${id}`}
        rowLabel={({ id }) => `Room ${id}`}
        columns={[{ key: 'name', label: 'Room', cell: ({ id }) => `Room ${id}` }]}
        defaultExpanded={['2', '4', '990']}
        renderDetail={({ id }) => <div style={{ height: 50 + id * 10 }}>More of room {id}</div>}
      />
    </div>
  );
}

export const BehaviourDetailsWindowed: Story = {
  name: 'Behaviour: a windowed table places rows below details of different heights',
  render: () => <Rooms />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Rooms' });
    const shown = () =>
      canvas.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());
    const scrollTo = (top: number) => table.scrollTo({ top, behavior: 'instant' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1004');
    const pitch = 40;
    const detail = (name: string) => detailOf(canvas, name).getBoundingClientRect().height;
    const heights = detail('Room 2') + detail('Room 4');
    // The row that is at the top.
    scrollTo(100 * pitch + heights);
    await waitFor(() => expect(shown()).toContain('Room 100'));
    const head = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect();
    const top = canvas.getByRole('rowheader', { name: 'Room 100' }).getBoundingClientRect().top;
    await expect(Math.abs(top - (head?.bottom ?? 0))).toBeLessThan(1);
    // The end, with a row that has been expanded out of sight.
    scrollTo(table.scrollHeight);
    await waitFor(() => expect(shown()).toContain('Room 999'));
    scrollTo(table.scrollHeight);
    await waitFor(() => expect(shown()).toContain('Room 999'));
    await expect(canvas.getByRole('row', { name: /Room 999$/ })).toHaveAttribute(
      'aria-rowindex',
      '1004',
    );
    scrollTo(0);
    await waitFor(() => expect(shown()).toContain('Room 0'));
    await fireEvent.click(toggle(canvas, 'Room 2'));
    await expect(canvas.getByRole('row', { name: /Room 3$/ })).toHaveAttribute(
      'aria-rowindex',
      '5',
    );
  },
};
