import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RatesGrid, rateColumns, rateRows } from '../testing/rates-grid.tsx';

const rows = rateRows(4);
const columns = rateColumns(30);

function Framed({ width = 800 }: { width?: number }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, maxWidth: '100%', height: 320 }}>
      <RatesGrid label="Rates" rows={rows} columns={columns} headHeight={48} frozen={2} />
    </div>
  );
}

const meta = {
  title: 'Data/DataGrid/Frozen',
  component: Framed,
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('treegrid');
const header = (at: number) => {
  const element = grid().querySelector(`[role=columnheader][aria-colindex="${at + 2}"]`);
  if (!element) throw new Error(`No column ${at}.`);
  return element;
};
const box = (element: Element) => element.getBoundingClientRect();
const scrollTo = async (left: number) => {
  grid().scrollTo({ left, behavior: 'instant' });
  await waitFor(() => expect(grid().scrollLeft).not.toBe(0));
};

export const FeaturesFrozen: Story = { name: 'Features: columns that stay in sight' };

export const BehaviourFrozen: Story = {
  name: 'Behaviour: frozen columns stay beside the headers of the rows, above the others',
  play: async () => {
    const before = [0, 1].map((at) => box(header(at)).left);
    const edge = grid().querySelector('.bk-grid-edge');
    await expect(edge).not.toBeVisible();
    await scrollTo(300);
    await expect([0, 1].map((at) => box(header(at)).left)).toEqual(before);
    await waitFor(() => expect(edge).toBeVisible());
    for (const cell of grid().querySelectorAll('[data-part=cell][data-frozen]')) {
      const { left, top, width, height } = box(cell);
      if (top + height > box(grid()).bottom) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(cell.contains(hit)).toBe(true);
    }
    await expect(grid().querySelectorAll('[data-part=cell][data-frozen]').length).toBeGreaterThan(
      4,
    );
  },
};

export const BehaviourFrozenKeys: Story = {
  name: 'Behaviour: the active cell is never under a frozen column',
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0);
    first?.focus();
    const columnOf = () => Number(document.activeElement?.getAttribute('aria-colindex')) - 2;
    const focusedBox = () => box(document.activeElement ?? document.body);
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(columnOf()).toBe(29));
    for (let column = 28; column >= 2; column -= 1) {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(columnOf()).toBe(column));
      await expect(focusedBox().left).toBeGreaterThanOrEqual(box(header(1)).right - 1);
    }
    await userEvent.keyboard('{End}{Home}');
    await waitFor(() => expect(columnOf()).toBe(0));
    await expect(grid().scrollLeft).toBeGreaterThan(0);
  },
};

export const BehaviourFrozenPointer: Story = {
  name: 'Behaviour: a click in a frozen column, and one beside it, select what is there',
  play: async () => {
    await scrollTo(300);
    const cells = [...grid().querySelectorAll<HTMLElement>('[data-part=cell]')];
    const frozen = cells.find(
      ({ dataset, ariaColIndex }) => dataset.frozen && ariaColIndex === '3',
    );
    if (!frozen) throw new Error('No frozen cell.');
    await userEvent.click(frozen);
    await waitFor(() => expect(frozen).toHaveAttribute('aria-selected', 'true'));
    // Its frame is above it.
    const frames = [...grid().querySelectorAll('.bk-grid-frozen > [data-part=selection]')];
    await expect(frames.map((frame) => Math.round(box(frame).left))).toEqual([
      Math.round(box(frozen).left),
    ]);
  },
};

export const BehaviourFrozenRtl: Story = {
  name: 'Behaviour: from right to left, frozen columns stay at the right',
  globals: { direction: 'rtl' },
  play: async () => {
    const before = box(header(1)).right;
    await scrollTo(-300);
    await expect(box(header(1)).right).toBe(before);
    const corner = grid().querySelector('[data-part=corner]');
    await expect(corner && box(corner).left).toBe(box(header(0)).right);
  },
};

export const BehaviourFrozenNarrow: Story = {
  name: 'Behaviour: in a narrow grid fewer columns are frozen, so that others have room',
  args: { width: 320 },
  play: async () => {
    const { right } = box(grid());
    await expect(grid().querySelectorAll('[role=columnheader][data-frozen]')).toHaveLength(0);
    await scrollTo(300);
    const headers = [...grid().querySelectorAll('[data-part=column]')];
    const seen = headers.filter((element) => box(element).right <= right);
    await expect(seen.length).toBeGreaterThanOrEqual(2);
  },
};
