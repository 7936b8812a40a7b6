import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import { DataTable } from './data-table.tsx';

const onWidthsChange = fn();

function Resizable({ columns }: { columns: typeof manyColumns }) {
  return <DataTable {...instituteTable} columns={columns} onWidthsChange={onWidthsChange} />;
}

const meta = {
  title: 'Data/DataTable/Columns',
  component: Resizable,
  args: { columns: instituteTable.columns },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1024' } },
  beforeEach: () => {
    onWidthsChange.mockClear();
  },
} satisfies Meta<typeof Resizable>;

export default meta;
type Story = StoryObj<typeof meta>;

const border = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` });
const headers = () => screen.getAllByRole('columnheader');
const widths = () => headers().map((header) => Math.round(header.getBoundingClientRect().width));
const width = (at: number) => widths()[at] ?? 0;

export const FeaturesResizable: Story = { name: 'Features: columns of the reader’s width' };

export const BehaviourDrag: Story = {
  name: 'Behaviour: a border follows the pointer, and no other column moves',
  play: async () => {
    const before = widths();
    const [name, second] = headers().map(({ textContent }) => textContent ?? '');
    const { right, top } = headers()[1]?.getBoundingClientRect() ?? { right: 0, top: 0 };
    const at = { clientX: right - 3, clientY: top + 10, pointerId: 1, isPrimary: true, button: 0 };
    await fireEvent.pointerDown(border(second ?? ''), { ...at, buttons: 1 });
    await fireEvent.pointerMove(document, { ...at, clientX: at.clientX + 40, buttons: 1 });
    await fireEvent.pointerUp(document, { ...at, clientX: at.clientX + 40 });
    await waitFor(() => expect(width(1)).toBe((before[1] ?? 0) + 40));
    expect(width(0)).toBe(before[0]);
    // The last one takes what is left.
    expect(width(before.length - 1)).toBeLessThan(before.at(-1) ?? 0);
    expect(onWidthsChange).toHaveBeenCalled();
    await userEvent.dblClick(border(name ?? ''));
    await waitFor(() => expect(widths()).toEqual(before));
    expect(onWidthsChange).toHaveBeenLastCalledWith({});
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: arrow keys change a width, and go from border to border',
  play: async () => {
    const before = widths();
    const [first, second] = headers().map(({ textContent }) => textContent ?? '');
    const own = border(first ?? '');
    expect(own).toHaveAttribute('aria-valuetext', 'automatic');
    expect(border(second ?? '').tabIndex).toBe(-1);
    own.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(width(0)).toBe((before[0] ?? 0) + 60));
    expect(own).toHaveAttribute('aria-valuenow', String((before[0] ?? 0) + 60));
    await userEvent.keyboard('{ArrowDown}');
    expect(border(second ?? '')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width(1)).toBe(64));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widths()).toEqual(before));
  },
};

export const BehaviourWide: Story = {
  name: 'Behaviour: where columns are wider than the table, it scrolls',
  args: { columns: manyColumns },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region');
    const [first] = headers().map(({ textContent }) => textContent ?? '');
    border(first ?? '').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>12/}{/Shift}');
    await waitFor(() => expect(table.scrollWidth).toBeGreaterThan(table.clientWidth));
  },
};
