import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { at, focused, gridStories, inBox, onEdit, place } from '../testing/grid-stage.tsx';
import { type RateRow, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { DataGrid, type DataGridColumn } from './index.ts';

const meta = {
  ...gridStories,
  title: 'Data/DataGrid',
  component: DataGrid<RateRow, DataGridColumn>,
} satisfies Meta<typeof DataGrid<RateRow, DataGridColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourLayouts: Story = {
  name: 'Behaviour: keys with Ctrl work on keyboards without Latin letters',
  args: { defaultSelection: at('c0-EP'), onEdit },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    canvas.getAllByRole('gridcell', { selected: true })[0]?.focus();
    await userEvent.keyboard('{Delete}');
    await expect(onEdit).toHaveBeenCalledOnce();
    const press = (key: string, code: string) =>
      fireEvent.keyDown(focused() ?? grid, { key, code, ctrlKey: true });
    press('я', 'KeyZ');
    await expect(canvas.getAllByRole('gridcell', { selected: true })[0]).not.toHaveTextContent(
      /^$/,
    );
    press('म', 'KeyA');
    await expect(canvas.getAllByRole('gridcell', { selected: true }).length).toBeGreaterThan(10);
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: one tab stop, then keys move through cells that are not rendered yet',
  args: { rows: rateRows(50), columns: rateColumns(31) },
  globals: { viewport: { value: 'w1440' } },
  decorators: [inBox(700), (Story) => <div style={{ width: 1248 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('treegrid');
    // The part of the goal for 200 rows by 31 days that doesn't depend on the machine: at most 300 nodes in 700 px.
    const nodes = () =>
      grid.querySelectorAll('*').length + 1 - grid.querySelectorAll('strong').length;
    await expect(nodes()).toBeLessThanOrEqual(300);
    await userEvent.tab();
    await expect(place(grid)).toBe('Deluxe Lake Room, Sat 21 Nov');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(place(grid)).toBe('EP Room only, Sun 22 Nov');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()?.parentElement).toHaveAttribute('aria-rowindex', '201');
    await expect(focused()).toHaveAttribute('aria-colindex', '32');
    await expect(grid.scrollTop).toBeGreaterThan(6000);
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
    await expect(Number(focused()?.parentElement?.getAttribute('aria-rowindex'))).toBeGreaterThan(
      7,
    );
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    // The active cell stays, however far away the view is.
    for (const top of [3015, 6000]) {
      grid.scrollTo(40, top);
      const first = Math.floor(top / 36) + 2;
      await waitFor(() =>
        expect(canvasElement.querySelector(`[aria-rowindex="${first}"]`)).not.toBeNull(),
      );
      await expect(nodes()).toBeLessThanOrEqual(300);
    }
    await expect(focused()).toHaveAttribute('role', 'gridcell');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const BehaviourEscape: Story = {
  name: 'Behaviour: Escape closes what is around the grid unless it ends an edit or a selection',
  args: { onEdit },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowLeft}');
    await expect(focused()).toHaveAttribute('role', 'rowheader');
    await expect(grid).not.toHaveAttribute('data-handles-escape');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(grid).toHaveAttribute('data-handles-escape', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(grid).not.toHaveAttribute('data-handles-escape');
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left the first column is on the right, and arrows follow',
  decorators: [rightToLeft],
  args: { columns: rateColumns(31) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    const [first, second] = canvas.getAllByRole('columnheader').slice(1);
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(place(grid)).toBe('EP Room only, Sun 22 Nov');
    await userEvent.keyboard('{End}');
    await expect(grid.scrollLeft).toBeLessThan(-100);
    await expect(focused()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      grid.getBoundingClientRect().left,
    );
  },
};

export const BehaviourFirstClick: Story = {
  name: 'Behaviour: a click focuses the cell that is active already',
  args: { onEdit },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('gridcell');
    if (!first) throw new Error('The grid has no cell.');
    await userEvent.click(first);
    await expect(first).toHaveFocus();
  },
};
