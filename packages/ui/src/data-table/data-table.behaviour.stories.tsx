import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS } from '../constants.ts';
import { withBrowser } from '../testing/browser.ts';
import { manyColumns } from '../testing/institute-table.tsx';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import './data-table.stories.css';
import { tableStories } from '../testing/institute-table.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.types.ts';

const meta = {
  ...tableStories,
  title: 'Data/DataTable/Behaviour',
  component: DataTable<SampleInstitute>,
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

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

function Refetching(props: DataTableProps<SampleInstitute>) {
  const [isRefetching, setIsRefetching] = useState(false);
  return (
    <>
      <Button onClick={() => setIsRefetching(!isRefetching)}>Fetch</Button>
      <DataTable {...props} isRefetching={isRefetching} />
    </>
  );
}
