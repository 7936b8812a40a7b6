import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type RateRow, RatesGrid, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { DataGrid, type DataGridCell, type DataGridColumn } from './index.ts';

const rows = rateRows(4);
const columns = rateColumns(14);

const onEdit = fn();

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<RateRow, DataGridColumn>,
  args: {
    label: 'Rates of Lake Pichola House',
    rows,
    columns,
    headHeight: 48,
    cell: () => undefined,
  },
  // Keeps what is changed, as an app does.
  render: ({ cell: _, ...args }) => <RatesGrid {...args} />,
  beforeEach: () => onEdit.mockClear(),
} satisfies Meta<typeof DataGrid<RateRow, DataGridColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the grid scrolls inside itself. */
const inBox = (height: number) => (Story: () => ReactNode) => (
  <div style={{ display: 'flex', flexDirection: 'column', height }}>{Story()}</div>
);

const focused = () => document.activeElement;

/** The names of the row and the column of the focused cell, by its place. */
function place(grid: HTMLElement): string {
  const cell = focused()?.closest('[aria-colindex]');
  const row = cell?.parentElement?.querySelector('[role=rowheader]');
  const at = cell?.getAttribute('aria-colindex');
  const column = grid.querySelector(`[role=columnheader][aria-colindex="${at}"]`);
  const name = (element: Element | null | undefined) =>
    element?.getAttribute('aria-label') ?? element?.textContent;
  return `${name(row)}, ${name(column)}`;
}

/** The cell of the first day in a row. */
const at = (row: string) => {
  const cell = { row, column: columns[0]?.key ?? '' };
  return { from: cell, to: cell };
};

/** What the clipboard gets or has. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', text = '', html = ''): DataTransfer {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData });
  focused()?.dispatchEvent(event);
  return clipboardData;
}

export const Default: Story = {};

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

export const FeaturesFolded: Story = {
  name: 'Features: rows fold by pointer and by key, and the place stays known',
  args: { defaultCollapsed: ['c1', 'c2'] },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '11');
    const header = canvas.getByRole('rowheader', { name: 'Standard Room' });
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(header);
    await expect(grid).toHaveAttribute('aria-rowcount', '14');
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
    await expect(focused()).toHaveAccessibleName('Haveli Suite');
  },
};

/** The plans stay when a category is folded; the rooms that follow them fold. */
const summedUp = rateRows(2).flatMap((row): RateRow[] => {
  if (row.plus === undefined) return [{ ...row, isSummary: true }];
  const planRow = { ...row, isAlwaysShown: true };
  const room = { ...row, key: `${row.key}-101`, label: 'Room 101' };
  return row.key.endsWith('MAP') ? [planRow, room] : [planRow];
});

export const FeaturesSummary: Story = {
  name: 'Features: keys, ranges and copies pass over rows that sum up others, and some rows stay when theirs is folded',
  args: { rows: summedUp, defaultCollapsed: ['c0', 'c1'], onEdit },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    const selected = () => canvas.getAllByRole('gridcell', { selected: true });
    await expect(grid).toHaveAttribute('aria-rowcount', '9');
    await userEvent.tab();
    await expect(place(grid)).toBe('EP Room only, Sat 21 Nov');
    // The next row with values is of the next category.
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(selected()).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByText(/^2 cells selected, from MAP/)).toBeInTheDocument(),
    );
    await expect(grid.querySelectorAll('[data-part=selection]')).toHaveLength(2);
    await expect(clipboardEvent('copy').getData('text/plain')).toBe('6450\n4150');
    await userEvent.keyboard('{Escape}{ArrowUp}9{Enter}{Enter}');
    await expect(place(grid)).toBe('MAP Breakfast and dinner, Sat 21 Nov');
    await userEvent.keyboard('{ArrowDown}7{Control>}{Enter}{/Control}{ArrowUp}{ArrowUp}');
    clipboardEvent('paste', '1\r\n2\r\n3\r\n');
    await expect(onEdit.mock.lastCall?.[0]).toEqual([
      { row: 'c0-CP', column: '11-21-0', text: '1' },
      { row: 'c1-EP', column: '11-21-0', text: '3' },
    ]);
    // A summary is read from its header, and can't be changed.
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(focused()).toHaveAccessibleName('Deluxe Lake Room');
    await userEvent.keyboard('{ArrowRight}5');
    await expect(focused()).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await canvas.findByRole('rowheader', { name: 'Room 101' })).toBeVisible();
  },
};

const cells: readonly DataGridCell[] = [
  { text: '4,950' },
  { text: '4,200', kind: 'inherited' },
  { text: '5,700', kind: 'derived', disabledReason: 'Calculated from EP.' },
  { text: '4,500', isChanged: true },
  { text: '4,650', kind: 'inherited', isChanged: true },
  { text: 'abc', error: 'Enter a price, such as 4500.' },
  { text: 'Closed', isUnavailable: true },
  { text: '4,950', detail: 'min 2' },
];

const kinds = ['Own', 'Inherited', 'Derived', 'Changed', 'Cleared', 'Invalid', 'Closed', 'Detail'];
const kindColumns = kinds.map((label) => ({ key: label, label }));

export const States: Story = {
  render: ({ label, rows }) => (
    <div className="sheet">
      {['Open', 'Loading'].map((state) => (
        <DataGrid
          key={state}
          label={`${label}: ${state}`}
          rows={rows.slice(0, 3)}
          columns={kindColumns}
          cell={(row, { key }) => (row.plus === undefined ? undefined : cells[kinds.indexOf(key)])}
          defaultSelection={{
            from: { row: 'c0-EP', column: 'Own' },
            to: { row: 'c0-EP', column: 'Inherited' },
          }}
          isLoading={state === 'Loading'}
        />
      ))}
      <DataGrid
        label={`${label}: none`}
        rows={[]}
        columns={kindColumns}
        cell={() => undefined}
        empty="No categories."
      />
    </div>
  ),
};

export const BehaviourDescribed: Story = {
  ...States,
  name: 'Behaviour: a cell says what it holds',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const described = (name: string) =>
      canvas.getAllByRole('gridcell', { name })[0]?.getAttribute('aria-description');
    await expect(described('4,200')).toBe('Inherited.');
    await expect(described('5,700')).toBe('Calculated. Calculated from EP.');
    await expect(described('4,650')).toBe('Inherited. Changed, not saved.');
    await expect(described('abc')).toBe('Enter a price, such as 4500.');
    // And how deep its row is.
    const levelOf = (name: RegExp) =>
      canvas.getAllByRole('rowheader', { name })[0]?.closest('[role=row]');
    await expect(levelOf(/^Deluxe Lake Room/)).toHaveAttribute('aria-level', '1');
    await expect(levelOf(/^CP With breakfast/)).toHaveAttribute('aria-level', '2');
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

export const StressNarrow: Story = {
  name: 'Stress: a year of dates and long Hindi names in a narrow column',
  args: {
    columns: rateColumns(365),
    rows: rateRows(12).map((row) => ({
      ...row,
      label: `${row.label} · श्री वेंकटेश्वर अतिथि गृह, Tiruvannamalai`,
    })),
    rowHeight: 52,
  },
  decorators: [inBox(480), (Story) => <div className="sheet-narrow">{Story()}</div>],
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
