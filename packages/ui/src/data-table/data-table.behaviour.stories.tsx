import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS } from '../constants.ts';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import './data-table.stories.css';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.types.ts';

const meta = {
  title: 'Data/DataTable/Behaviour',
  component: DataTable<SampleInstitute>,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...instituteTable, onSort: fn(), onOpenRow: fn() },
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button of one row's actions. */
function action(canvas: ReturnType<typeof within>, row: string, name: string) {
  const group = canvas.getByRole('group', { name: `Actions for ${row}` });
  return within(group).getByRole('button', { name });
}

export const BehaviourTable: Story = {
  name: 'Behaviour: a table with heads, row heads and a name',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Institutes' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(
      within(table).getByRole('rowheader', { name: 'Spiti Mud House SMH' }),
    ).toBeVisible();
    // Its city is not known.
    await expect(within(table).getByText('none')).toBeInTheDocument();
  },
};

export const BehaviourSort: Story = {
  name: 'Behaviour: the heads say the order and ask for another',
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'none');
    await expect(head('Location')).not.toHaveAttribute('aria-sort');

    await userEvent.click(canvas.getByRole('button', { name: 'Institute' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('name');
    await expect(head('Institute')).toHaveAttribute('aria-sort', 'descending');

    const { width } = head('Plan').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(head('Plan')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Plan').getBoundingClientRect().width).toBe(width);
  },
};

export const BehaviourOpen: Story = {
  name: 'Behaviour: a press anywhere in a row opens it, its actions do not',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.click(canvas.getByRole('button', { name: 'Lake Pichola House LPH' }));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(2);

    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(within(edit).getByText('Edit')).not.toBeVisible();
    await userEvent.click(edit);
    await expect(args.onOpenRow).toHaveBeenCalledTimes(2);
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: arrows go from row to row, Enter opens, the focus shows the actions',
  play: async ({ args, canvas }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    row('Malabar Court Residency MCR').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row('Lake Pichola House LPH')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.tab();
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(edit).toHaveFocus();
    const isSeen = () => edit.checkVisibility({ opacityProperty: true });
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

export const BehaviourLinks: Story = {
  name: 'Behaviour: with addresses the rows are links',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House LPH' });
    await expect(link).toHaveAttribute('href', '#open=LPH');
    await userEvent.click(link);
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);
    await expect(location.hash).toBe('');
  },
};

export const BehaviourStable: Story = {
  name: 'Behaviour: skeleton rows are as high as rows, and fetching again moves nothing',
  render: (args) => (
    <>
      <DataTable {...args} caption="Loading" rows={[]} isLoading skeletonRows={3} />
      <DataTable {...args} caption="Loaded" rows={args.rows.slice(0, 3)} />
      <DataTable {...args} caption="Again" rows={args.rows.slice(0, 3)} isRefetching />
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

export const BehaviourHeights: Story = {
  name: 'Behaviour: rows are 32, 40 and 52 px high, heads 34',
  render: (args) => (
    <>
      {(['compact', 'default', 'relaxed'] as const).map((density) => (
        <DataTable
          key={density}
          {...args}
          caption={density}
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
  name: 'Behaviour: the head and the first column stay, and never cover the focus',
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
  name: 'Behaviour: the progress bar waits 150 ms, so that a quick answer does not flash',
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

export const BehaviourCards: Story = {
  name: 'Behaviour: at 390 px a row is a card, still a table, and still sorts',
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas }) => {
    await expect(window.innerWidth).toBe(390);
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    // The city stands under the name, the plan under the city; nothing reaches beyond the page.
    await expect(box('Udaipur, RJ').top).toBeGreaterThanOrEqual(box('Lake Pichola House').bottom);
    await expect(document.documentElement.scrollWidth).toBe(390);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(8);
    // Users is an extra: a card does without.
    await expect(canvas.getByText('1,186')).not.toBeVisible();
    // A finger gets no tooltip: the actions say their names.
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(within(edit).getByText('Edit')).toBeVisible();
    await expect(edit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('plan');
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(sampleInstitutes[1]);
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

function Sorted({ sort: initial, onSort, ...rest }: DataTableProps<SampleInstitute>) {
  const [sort, setSort] = useState(initial);
  return (
    <DataTable
      {...rest}
      sort={sort}
      onSort={(key) => {
        setSort(sort === key ? `-${key}` : key);
        onSort?.(key);
      }}
    />
  );
}
