import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  at,
  clipboardEvent,
  columns,
  focused,
  gridStories,
  onEdit,
  place,
  rows,
} from '../testing/grid-stage.tsx';
import { type RateRow, RatesGrid } from '../testing/rates-grid.tsx';
import { DataGrid, type DataGridColumn } from './index.ts';

const meta = {
  ...gridStories,
  title: 'Data/DataGrid',
  component: DataGrid<RateRow, DataGridColumn>,
} satisfies Meta<typeof DataGrid<RateRow, DataGridColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourEditing: Story = {
  name: 'Behaviour: typing, Enter and F2 edit; Tab and arrows go on; Escape cancels; errors stay',
  args: { onEdit },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}5000{Enter}');
    await expect(onEdit).toHaveBeenLastCalledWith([
      { row: 'c0-EP', column: '11-21-0', text: '5000' },
    ]);
    await expect(place(grid)).toBe('CP With breakfast, Sat 21 Nov');
    await userEvent.keyboard('{F2}');
    await expect(
      canvas.getByRole('textbox', { name: 'Edit CP With breakfast, Sat 21 Nov' }),
    ).toHaveValue('5500');
    await userEvent.keyboard('1{Escape}');
    await expect(focused()).toHaveTextContent('5,500');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    // The plan below is calculated.
    await userEvent.keyboard('7{Enter}{Delete}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(focused()).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('{ArrowUp}x{Tab}6{ArrowUp}');
    await expect(onEdit).toHaveBeenCalledTimes(3);
    await expect(place(grid)).toBe('EP Room only, Sun 22 Nov');
    const wrong = canvas.getByRole('gridcell', { name: 'x' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(/Enter a price/);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expect(canvas.queryByText('x')).toBeNull();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(canvas.getByText('x')).toBeVisible();
  },
};

const onKeyDown = fn();

export const BehaviourRowGone: Story = {
  name: 'Behaviour: an edit follows its row, and ends unwritten when the row goes away',
  args: { onEdit, defaultSelection: at('c0-CP'), onKeyDown },
  render: function RowGone({ cell: _, ...args }) {
    const [step, setStep] = useState(0);
    const others = rows.slice(1).filter(({ key }) => key !== 'c0-CP');
    const shown = [rows, [...rows.slice(4), ...rows.slice(0, 4)], others][step];
    // The rows change while the editor keeps the focus, as when someone else changes them.
    return <RatesGrid {...args} rows={shown} onContextMenu={() => setStep(step + 1)} />;
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await userEvent.tab();
    await userEvent.keyboard('50');
    const editor = canvas.getByRole('textbox', {
      name: 'Edit CP With breakfast, Sat 21 Nov',
    });
    await fireEvent.contextMenu(grid);
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName('Standard Room'),
    );
    await expect(editor).toHaveFocus();
    await fireEvent.contextMenu(grid);
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    await expect(grid).toHaveFocus();
    // What is still typed belongs to no cell.
    await userEvent.keyboard('00{Enter}{Delete}');
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(onKeyDown).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}7{Enter}');
    await expect(onEdit.mock.calls).toEqual([[[{ row: 'c0-EP', column: '11-21-0', text: '7' }]]]);
  },
};

export const BehaviourPortal: Story = {
  name: 'Behaviour: what happens in an overlay of a header is not the grid’s',
  args: { onEdit },
  render: ({ cell: _, columns, ...args }) => (
    <RatesGrid
      {...args}
      columns={columns.map((column, at) => ({
        ...column,
        header:
          at === 0 ? (
            <>
              {column.header}
              {/* A server has nowhere to put it. */}
              {typeof document !== 'undefined' &&
                createPortal(<p tabIndex={-1}>Notes of the day</p>, document.body)}
            </>
          ) : (
            column.header
          ),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const notes = screen.getByText('Notes of the day');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const cell = focused();
    await userEvent.click(notes);
    await expect(notes).toHaveFocus();
    await expect(cell).toHaveAttribute('tabindex', '0');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toEqual([cell]);
    await expect(clipboardEvent('cut').getData('text/html')).toBe('');
    clipboardEvent('paste', '1');
    await userEvent.dblClick(notes);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: a range is filled, cleared, copied and pasted in one change each',
  args: { onEdit },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await waitFor(() =>
      expect(screen.getByText(/^4 cells selected, from EP Room only/)).toBeInTheDocument(),
    );
    const copied = clipboardEvent('copy');
    await expect(copied.getData('text/plain')).toBe('4950\t4950\n5500\t5500');
    await expect(copied.getData('text/html')).toContain('<td>4950</td><td>4950</td>');
    await userEvent.keyboard('{Control>}d{/Control}');
    const column = (at: number) => columns[at]?.key ?? '';
    await expect(onEdit).toHaveBeenLastCalledWith([
      { row: 'c0-CP', column: column(0), text: '4950' },
      { row: 'c0-CP', column: column(1), text: '4950' },
    ]);
    await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}');
    clipboardEvent(
      'paste',
      '1\t2\r\n3\t4\r\n5\t6\r\n',
      '<table><tr><td>1<td>2<tr><td>3<td>4<tr><td>5<td>6</table>',
    );
    // The third plan is calculated.
    await expect(onEdit).toHaveBeenLastCalledWith([
      { row: 'c0-EP', column: column(2), text: '1' },
      { row: 'c0-EP', column: column(3), text: '2' },
      { row: 'c0-CP', column: column(2), text: '3' },
      { row: 'c0-CP', column: column(3), text: '4' },
    ]);
    await waitFor(() =>
      expect(
        screen.getByText('Cells changed: 4. Cells that can’t be changed: 2.'),
      ).toBeInTheDocument(),
    );
    await userEvent.keyboard('{Escape}8{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await expect(onEdit).toHaveBeenLastCalledWith([
      { row: 'c0-EP', column: column(2), text: '' },
      { row: 'c0-CP', column: column(2), text: '' },
    ]);
    await expect(onEdit).toHaveBeenCalledTimes(4);
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: dragging selects, also from places without a cell; headers select all of theirs',
  args: { onEdit },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    const selected = () => canvas.queryAllByRole('gridcell', { selected: true }).length;
    const at = (name: string) => {
      const cell = canvas.getAllByRole('gridcell', { name })[0];
      const { left = 0, top = 0, width = 0, height = 0 } = cell?.getBoundingClientRect() ?? {};
      return {
        target: cell ?? grid,
        coords: { clientX: left + width / 2, clientY: top + height / 2 },
      };
    };
    const from = at('4,950');
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...from }]);
    const { clientX, clientY } = at('4,750').coords;
    await fireEvent.pointerMove(document, { clientX, clientY, pointerId: 1 });
    await userEvent.pointer([{ keys: '[/MouseLeft]', ...from }]);
    await expect(selected()).toBe(6);
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Mon 23 Nov' }));
    await expect(selected()).toBeGreaterThan(8);
    await userEvent.dblClick(from.target);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('4100');
    await userEvent.click(at('5,500').target);
    await expect(onEdit).toHaveBeenLastCalledWith([
      { row: 'c0-EP', column: columns[0]?.key, text: '4100' },
    ]);
  },
};

export const BehaviourLocked: Story = {
  name: 'Behaviour: where nothing can be changed, everything can be read and copied',
  args: { onEdit, disabledReason: 'You can’t change rates.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}5{Enter}{Delete}{Control>}d{/Control}');
    await waitFor(() =>
      expect(screen.getByText('You can’t change rates.', { ignore: 'script' })).toBeInTheDocument(),
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(clipboardEvent('copy').getData('text/plain')).toBe('4950');
    // The browser reloads the page and adds a bookmark.
    for (const key of ['r', 'd']) {
      const press = new KeyboardEvent('keydown', {
        key,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      await expect(focused()?.dispatchEvent(press)).toBe(true);
    }
  },
};
