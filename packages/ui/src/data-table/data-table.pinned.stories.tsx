import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.types.ts';

const pinned = manyColumns.map((column) => {
  if (column.key === 'plan') return { ...column, pinned: 'start' as const, width: 110 };
  return column.key === 'status' ? { ...column, pinned: 'end' as const, width: 100 } : column;
});

interface FrameProps {
  columns?: readonly Column<(typeof instituteTable.rows)[number]>[];
  /** Height in px. */
  width?: number;
}

/** A table in a place of a certain width. */
function Framed({ columns = pinned, width }: FrameProps) {
  return (
    <div style={{ width, height: 320, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        {...instituteTable}
        columns={columns}
        defaultSelection={[]}
        defaultWidths={{}}
        onSortChange={fn()}
      />
    </div>
  );
}

const meta = {
  title: 'Data/DataTable/Pinned',
  component: Framed,
  parameters: { layout: 'fullscreen' },
  args: { width: 1000 },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.getByRole('region', { name: 'Institutes' });
const header = (name: string | RegExp) => screen.getByRole('columnheader', { name });
const box = (element: Element) => element.getBoundingClientRect();
const scrollTo = async (left: number) => {
  table().scrollTo({ left, behavior: 'instant' });
  await waitFor(() => expect(table().scrollLeft).not.toBe(0));
};
/** What is drawn beside a header, over what scrolls under it. */
const edgeOf = (name: string) => getComputedStyle(header(name), '::after').content;

export const FeaturesPinned: Story = {
  name: 'Features: columns that stay in sight',
  args: { width: undefined },
};

export const BehaviourPinned: Story = {
  name: 'Behaviour: pinned columns stand at their end, and stay there while others scroll',
  play: async () => {
    const labels = screen
      .getAllByRole('columnheader')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    await expect(labels.slice(0, 4)).toEqual(['Selection', 'Institute', 'Plan', 'Location']);
    await expect(labels.slice(-3)).toEqual(['Channels', 'Status', 'Actions']);
    const places = () =>
      ['Institute', 'Plan', 'Status', 'Actions'].map((name) => box(header(name)).left);
    const [, plan = 0, status = 0] = places();
    await expect(box(header('Institute')).right).toBe(plan);
    await expect(box(header('Status')).right).toBe(box(header('Actions')).left);
    await expect([edgeOf('Plan'), edgeOf('Status')]).toEqual(['none', '""']);
    await scrollTo(200);
    await expect(places().slice(1, 3)).toEqual([plan, status]);
    await waitFor(() => expect(edgeOf('Plan')).toBe('""'));
    await expect(edgeOf('Institute')).toBe('none');
    await scrollTo(table().scrollWidth);
    await waitFor(() => expect(edgeOf('Status')).toBe('none'));
    await expect(places().slice(1, 3)).toEqual([plan, status]);
  },
};

export const BehaviourPinnedResized: Story = {
  name: 'Behaviour: pinned columns stand beside each other when one gets another width',
  play: async () => {
    screen.getByRole('separator', { name: 'Width of Institute' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await scrollTo(200);
    await waitFor(() => expect(box(header('Plan')).left).toBe(box(header('Institute')).right));
    await expect(box(header('Status')).right).toBe(box(header('Actions')).left);
  },
};

export const BehaviourPinnedHidden: Story = {
  name: 'Behaviour: a pinned column takes the place of one that is hidden',
  args: {
    columns: pinned
      .filter(({ key }) => key !== 'plan')
      .map((column) => (column.key === 'users' ? { ...column, pinned: 'start' } : column)),
  },
  play: async () => {
    await scrollTo(200);
    await expect(box(header('Users')).left).toBe(box(header('Institute')).right);
  },
};

export const BehaviourPinnedRtl: Story = {
  name: 'Behaviour: from right to left, the start is at the right',
  globals: { direction: 'rtl' },
  play: async () => {
    await scrollTo(-200);
    await expect(box(header('Plan')).right).toBe(box(header('Institute')).left);
    await expect(box(header('Status')).left).toBe(box(header('Actions')).right);
    await expect(box(header('Selection')).right).toBe(box(table()).left + table().clientWidth);
    await waitFor(() => expect(edgeOf('Plan')).toBe('""'));
  },
};

export const BehaviourPinnedHead: Story = {
  name: 'Behaviour: pinned cells go below the header, and other cells below them',
  play: async ({ canvas }) => {
    table().scrollTo({ left: 150, top: 60, behavior: 'instant' });
    await waitFor(() => expect(table().scrollTop).toBeGreaterThan(0));
    for (const name of ['Institute', 'Plan', 'Status']) {
      const { left, right, top, bottom } = box(header(name));
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      await expect(header(name).contains(hit)).toBe(true);
    }
    const cell = canvas.getAllByRole('rowheader')[3];
    if (!cell) throw new Error('Too few rows.');
    const { left, top, height } = box(cell);
    await expect(cell.contains(document.elementFromPoint(left + 4, top + height / 2))).toBe(true);
  },
};

export const BehaviourPinnedFocus: Story = {
  name: 'Behaviour: what has the focus is never under a pinned cell',
  play: async () => {
    const sorts = ['Valid until', 'Users'].map((name) =>
      within(header(name)).getByRole('button', { name }),
    );
    await scrollTo(table().scrollWidth);
    for (const sort of sorts) {
      sort.focus();
      await expect(sort).toHaveFocus();
      await waitFor(() => expect(box(sort).left).toBeGreaterThanOrEqual(box(header('Plan')).right));
      await expect(box(sort).right).toBeLessThanOrEqual(box(header('Status')).left);
    }
  },
};

/** Whether a reader can bring each column to where nothing lies over it. */
async function expectReachable() {
  const names = screen
    .getAllByRole('columnheader')
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? '');
  for (const name of names) {
    header(name).scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = box(header(name));
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    await expect([name, header(name).contains(hit)]).toEqual([name, true]);
  }
}

export const BehaviourPinnedNarrow: Story = {
  name: 'Behaviour: where pinned columns leave no room, they scroll too',
  args: { width: 420 },
  play: async () => {
    await waitFor(() => expect(table()).toHaveAttribute('data-loose', 'start'));
    await expectReachable();
    await scrollTo(300);
    await expect(box(header('Institute')).right).toBeLessThan(box(table()).left + 60);
    // What can be done with a row stays.
    await expect(box(header('Actions')).right).toBe(box(table()).left + table().clientWidth);
  },
};

export const BehaviourPinnedNarrowest: Story = {
  name: 'Behaviour: in 320 px nothing is pinned',
  args: { width: 320 },
  play: async () => {
    await waitFor(() => expect(table()).toHaveAttribute('data-loose', 'all'));
    await expectReachable();
  },
};

export const BehaviourPinnedWide: Story = {
  name: 'Behaviour: where all columns fit, pinned ones have no edge',
  args: { width: 1900 },
  play: async () => {
    await expect(table().scrollWidth).toBe(table().clientWidth);
    await expect([edgeOf('Plan'), edgeOf('Status')]).toEqual(['none', 'none']);
    await expectReachable();
  },
};

export const BehaviourPinnedCards: Story = {
  name: 'Behaviour: cards pin nothing',
  args: { width: 320 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('rowheader')) {
      await expect(getComputedStyle(cell).position).toBe('static');
    }
    await expect(table().scrollWidth).toBe(table().clientWidth);
  },
};

export const BehaviourPinnedForced: Story = {
  name: 'Behaviour: forced colours draw the edges',
  play: async () => {
    await withBrowser(async ({ media }) => {
      await media({ 'forced-colors': 'active' });
      await scrollTo(200);
      await waitFor(() =>
        expect(getComputedStyle(header('Plan'), '::after').borderInlineStartStyle).toBe('solid'),
      );
    });
  },
};
