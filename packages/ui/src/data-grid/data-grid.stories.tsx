import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  clipboardEvent,
  focused,
  gridStories,
  inBox,
  onEdit,
  place,
} from '../testing/grid-stage.tsx';
import { type RateRow, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import { DataGrid, type DataGridCell, type DataGridColumn } from './index.ts';

const meta = {
  ...gridStories,
  title: 'Data/DataGrid',
  component: DataGrid<RateRow, DataGridColumn>,
} satisfies Meta<typeof DataGrid<RateRow, DataGridColumn>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
