import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RatesGrid, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import type { DataGridSelection } from './index.ts';

const rows = rateRows(8);
const columns = rateColumns(14);
const key = (at: number) => columns[at]?.key ?? '';
const onEdit = fn();
const onSelectionChange = fn();

/** A selection of one row, from one column to another. */
const across = (row: string, from: number, to: number): DataGridSelection => ({
  from: { row, column: key(from) },
  to: { row, column: key(to) },
});

interface FramedProps {
  defaultSelection: DataGridSelection;
  frozen?: number;
  disabledReason?: string;
}

function Framed(props: FramedProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 700,
        maxWidth: '100%',
        height: 320,
      }}
    >
      <RatesGrid {...props} {...{ rows, columns, onEdit, onSelectionChange }} headHeight={48} />
    </div>
  );
}

const meta = {
  title: 'Data/DataGrid/Fill',
  component: Framed,
  args: { defaultSelection: across('c0-EP', 0, 1) },
  beforeEach: () => {
    onEdit.mockClear();
    onSelectionChange.mockClear();
  },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('treegrid');
const handle = () => {
  const element = grid().querySelector('[data-part=handle]');
  if (!element) throw new Error('No handle.');
  return element;
};
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const cell = (row: number, column: number) => {
  const path = `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 2}"]`;
  const element = grid().querySelector(path);
  if (!element) throw new Error(`No cell ${row}, ${column}.`);
  return element;
};

type PointerType = 'mouse' | 'touch';
const pointer = (pointerType: PointerType) => ({ isPrimary: true, pointerId: 1, pointerType });

/** Drags the handle to the middle of a cell, and releases it there unless told otherwise. */
function drag(to: Element, { type = 'mouse' as PointerType, isReleased = true } = {}) {
  const shared = { ...pointer(type), bubbles: true };
  fireEvent.pointerDown(handle(), { ...shared, ...middle(handle()), buttons: 1 });
  fireEvent.pointerMove(document, { ...shared, ...middle(to), buttons: 1 });
  if (isReleased) fireEvent.pointerUp(document, { ...shared, ...middle(to) });
}
const filling = () => grid().querySelector('[data-part=filling]');

export const FeaturesFill: Story = { name: 'Features: a handle that fills' };

export const BehaviourFillAcross: Story = {
  name: 'Behaviour: the handle fills to the end with the selected values, over and over, as one change',
  play: async ({ canvas }) => {
    const texts = [0, 1].map((at) => cell(1, at).textContent);
    canvas.getAllByRole('gridcell', { selected: true })[0]?.focus();
    drag(cell(1, 5));
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(onEdit.mock.lastCall?.[0]).toHaveLength(4);
    await waitFor(() =>
      expect([2, 3, 4, 5].map((at) => cell(1, at).textContent)).toEqual([...texts, ...texts]),
    );
    await expect(onSelectionChange).toHaveBeenLastCalledWith(across('c0-EP', 0, 5));
    await expect(filling()).toBeNull();
    // Taken back in one step.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(1, 2)).not.toHaveAttribute('data-changed'));
    await expect(cell(1, 5)).not.toHaveAttribute('data-changed');
  },
};

export const BehaviourFillDown: Story = {
  name: 'Behaviour: the handle fills down by touch, and passes over what can’t be changed',
  args: { defaultSelection: across('c0-EP', 2, 2) },
  play: async () => {
    drag(cell(6, 2), { type: 'touch' });
    await expect(onEdit).toHaveBeenCalledOnce();
    // Neither the derived price of a plan nor the heading of a category.
    await expect(onEdit.mock.lastCall?.[0].map(({ row }: { row: string }) => row)).toEqual([
      'c0-CP',
      'c1-EP',
      'c1-CP',
    ]);
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Cells changed: 3. Cells that can’t be changed'),
    );
  },
};

export const BehaviourFillBack: Story = {
  name: 'Behaviour: the handle fills backwards too',
  args: { defaultSelection: across('c1-CP', 3, 3) },
  play: async () => {
    drag(cell(6, 0));
    const edited = onEdit.mock.lastCall?.[0].map(({ column }: { column: string }) => column);
    await expect(edited).toEqual([key(0), key(1), key(2)]);
  },
};

export const BehaviourFillEscape: Story = {
  name: 'Behaviour: Escape takes a fill back, and so does a pointer that the browser takes',
  play: async ({ canvas }) => {
    canvas.getAllByRole('gridcell', { selected: true })[0]?.focus();
    const at = middle(cell(1, 5));
    drag(cell(1, 5), { isReleased: false });
    await waitFor(() => expect(filling()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filling()).toBeNull());
    fireEvent.pointerUp(document, { ...pointer('mouse'), ...at });
    drag(cell(1, 5), { isReleased: false });
    await waitFor(() => expect(filling()).toBeVisible());
    fireEvent.pointerCancel(document, { ...pointer('mouse'), ...at });
    await waitFor(() => expect(filling()).toBeNull());
    await expect(onEdit).not.toHaveBeenCalled();
    // The selection is as it was.
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  },
};

export const BehaviourFillFar: Story = {
  name: 'Behaviour: a fill beyond an edge scrolls on while the pointer rests',
  play: async () => {
    const edge = grid().getBoundingClientRect();
    const beyond = { clientX: edge.right + 30, clientY: middle(cell(1, 0)).clientY };
    const shared = { ...pointer('mouse'), bubbles: true };
    fireEvent.pointerDown(handle(), { ...shared, ...middle(handle()), buttons: 1 });
    fireEvent.pointerMove(document, { ...shared, ...beyond, buttons: 1 });
    await waitFor(() => expect(grid().scrollLeft).toBe(grid().scrollWidth - grid().clientWidth));
    fireEvent.pointerUp(document, { ...shared, ...beyond });
    await expect(onSelectionChange.mock.lastCall?.[0].to.column).toBe(key(13));
    await expect(onEdit.mock.lastCall?.[0]).toHaveLength(12);
  },
};

export const BehaviourFillFrozen: Story = {
  name: 'Behaviour: the handle of a frozen cell is above it, and fills beyond the frozen columns',
  args: { frozen: 2 },
  play: async () => {
    const { clientX, clientY } = middle(handle());
    await expect(handle().contains(document.elementFromPoint(clientX, clientY))).toBe(true);
    drag(cell(1, 4));
    await expect(onEdit.mock.lastCall?.[0]).toHaveLength(3);
  },
};

export const BehaviourFillRtl: Story = {
  name: 'Behaviour: from right to left, the handle is at the left of its cell',
  globals: { direction: 'rtl' },
  play: async () => {
    const { left } = cell(1, 1).getBoundingClientRect();
    await expect(handle().getBoundingClientRect().left).toBeCloseTo(left, 0);
    drag(cell(1, 3));
    await expect(onEdit.mock.lastCall?.[0]).toHaveLength(2);
  },
};

export const BehaviourFillLocked: Story = {
  name: 'Behaviour: where nothing can be changed there is no handle',
  args: { disabledReason: 'The season is closed.' },
  play: async () => {
    await expect(grid().querySelector('[data-part=handle]')).toBeNull();
  },
};

export const BehaviourFillKeys: Story = {
  name: 'Behaviour: by keyboard, Shift and arrows select what is filled, and Ctrl D fills it',
  args: { defaultSelection: across('c0-EP', 0, 0) },
  play: async ({ canvas }) => {
    canvas.getAllByRole('gridcell', { selected: true })[0]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(cell(2, 0).textContent).toBe(cell(1, 0).textContent));
  },
};
