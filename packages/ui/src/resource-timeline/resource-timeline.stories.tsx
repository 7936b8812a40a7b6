import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { frame } from '../testing/frames.ts';
import { deskSize } from '../testing/hotel-desk.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import {
  hotelGroups,
  hotelRows,
  hotelStays,
  manyGroups,
  manyRows,
  manyStays,
} from '../testing/sample-hotel.ts';
import {
  ResourceTimeline,
  ResourceTimelineLegend,
  type ResourceTimelineProps,
  type ResourceTimelineRow,
} from './index.ts';

const meta = {
  title: 'Data/ResourceTimeline',
  component: ResourceTimeline,
  args: {
    label: 'Stays of Lake Pichola House',
    rowsLabel: 'Rooms',
    rows: hotelRows,
    groups: hotelGroups,
    items: hotelStays,
    startDate: '2026-03-01',
    endDate: '2026-04-30',
    today: '2026-03-03',
    now: '2026-03-03T14:05',
    visibleDay: '2026-03-01',
    onItemOpen: fn(),
  },
  decorators: [deskSize],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (canvasElement: HTMLElement) => {
  const root = canvasElement.querySelector<HTMLElement>('.bk-resource-timeline');
  if (!root) throw new Error('No timeline.');
  return root;
};
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const press = (keys: string) => userEvent.keyboard(keys);

export const Default: Story = {};

export const FeaturesDayCells: Story = {
  name: 'Features: what is free on each day of a group, and its price',
  args: {
    renderDayCell: (group, day) => (
      <>
        <span>{group.key === 'suite' ? 1 : 3}</span>
        <span>{day.endsWith('7') ? '5,200' : '4,200'}</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row').find((row) => row.textContent?.startsWith('Deluxe'));
    if (!row) throw new Error('No group.');
    const [first] = within(row).getAllByRole('gridcell');
    await expect(first).toHaveTextContent('34,200');
    await expect(first).toHaveAttribute('aria-colindex', '2');
  },
};

export const FeaturesLegend: Story = {
  name: 'Features: what the colours mean',
  render: () => <ResourceTimelineLegend statuses={['confirmed', 'checked-in', 'blocked']} />,
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(words).toEqual(['confirmed', 'checked in', 'blocked']);
    await expect(canvas.getByRole('list', { name: 'Statuses' })).toBeVisible();
  },
};

export const FeaturesHalfDays: Story = {
  name: 'Features: half days, by the week',
  args: {
    unit: 'half-day',
    zoom: 'week',
    items: [
      {
        key: 'asha',
        row: '101',
        start: '2026-03-02T12:00',
        end: '2026-03-05T12:00',
        label: 'Asha Rao',
        status: 'confirmed',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('gridcell', {
        name: 'Asha Rao, 3 nights, Mon 2 Mar 12:00 to Thu 5 Mar 12:00, Room 101, confirmed',
      }),
    ).toHaveAttribute('aria-colindex', '5');
  },
};

export const BehaviourNames: Story = {
  name: 'Behaviour: the name of an item says all of it',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('gridcell', {
        name: 'Asha Rao, 3 nights, Mon 2 Mar to Thu 5 Mar, Room 101, confirmed',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^Meera Iyer/ })).toHaveAccessibleDescription(
      'The guest has checked in.',
    );
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '62');
    await expect(canvas.getByRole('columnheader', { name: 'Tue 3 Mar' })).toHaveAttribute(
      'aria-current',
      'date',
    );
  },
};

export const BehaviourPlaces: Story = {
  name: 'Behaviour: an item reaches from its start to its end, and overlapping ones stack',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('gridcell', { name: /^Asha/ });
    // The last rows come into view once the frame has its size.
    await canvas.findByRole('gridcell', { name: /^Noor/ });
    const box = (name: RegExp) => canvas.getByRole('gridcell', { name }).getBoundingClientRect();
    const [asha, das, noor] = [box(/^Asha/), box(/^Family Das/), box(/^Noor/)];
    await expect(asha.width).toBeCloseTo(3 * 44, 0);
    await expect(asha.left).toBeCloseTo(
      (await canvas.findByRole('columnheader', { name: 'Mon 2 Mar' })).getBoundingClientRect().left,
      0,
    );
    await expect(noor.top).toBeCloseTo(das.top + 40, 0);
    const now = canvasElement.querySelector('[data-part=now]')?.getBoundingClientRect();
    const today = canvas.getByRole('columnheader', { name: 'Tue 3 Mar' }).getBoundingClientRect();
    await expect(now?.left).toBeCloseTo(today.left + 44 * (845 / 1440), 0);
  },
};

export const BehaviourSticky: Story = {
  name: 'Behaviour: heads and names of rows stay in view',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('gridcell', { name: /^Asha/ });
    const root = rootOf(canvasElement);
    const corner = canvas.getByText('Rooms').getBoundingClientRect();
    const row = () => canvas.getByRole('rowheader', { name: 'Room 104' }).getBoundingClientRect();
    const { left } = row();
    root.scrollLeft = 900;
    root.scrollTop = 60;
    await canvas.findByRole('columnheader', { name: 'Wed 1 Apr' });
    await expect(row().left).toBeCloseTo(left, 0);
    await expect(canvas.getByText('Rooms').getBoundingClientRect().top).toBeCloseTo(corner.top, 0);
    await expect(
      canvas.getByRole('columnheader', { name: 'Wed 1 Apr' }).getBoundingClientRect().top,
    ).toBeCloseTo(corner.top + 24, 0);
  },
};

export const BehaviourFirstRender: Story = {
  name: 'Behaviour: the first picture has all rows that fit, in a box whose height is that of its content until then',
  beforeEach: () => {
    const { ResizeObserver: own } = globalThis;
    // What a report of the sizes would mend comes a frame too late.
    globalThis.ResizeObserver = class extends own {
      override observe() {}
    };
    return () => {
      globalThis.ResizeObserver = own;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Room 104' })).toBeVisible();
  },
};

export const BehaviourScroll: Story = {
  name: 'Behaviour: to scroll renders nothing until another row or day comes into view',
  args: { renderRow: fn((row: ResourceTimelineRow) => row.label) },
  play: async ({ args, canvas, canvasElement }) => {
    const root = rootOf(canvasElement);
    const rendered = () => (args.renderRow ? mocked(args.renderRow).mock.calls.length : 0);
    await canvas.findByRole('gridcell', { name: /^Asha/ });
    const before = rendered();
    const das = await canvas.findByRole('gridcell', { name: /^Family Das/ });
    root.scrollLeft = 2;
    await frame();
    await frame();
    await expect(rendered()).toBe(before);
    root.scrollLeft = 200;
    await canvas.findByRole('columnheader', { name: 'Tue 24 Mar' });
    await expect(rendered()).toBeGreaterThan(before);
    await expect(canvas.getByRole('gridcell', { name: /^Family Das/ })).toBe(das);
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: one tab stop, then keys move through cells and items',
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await press('{ArrowDown}');
    await expect(focusedName()).toBe('Sun 1 Mar to Mon 2 Mar, Room 101, free');
    await press('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Asha Rao/);
    await press('{ArrowRight}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
    await press('{ArrowLeft}{ArrowDown}');
    await expect(focusedName()).toBe('Wed 4 Mar to Thu 5 Mar, Room 102, free');
    await press('{ArrowLeft}');
    await expect(focusedName()).toMatch(/^Meera Iyer/);
    await press('{Home}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Room 102');
    await press('{End}');
    await expect(focusedName()).toBe('Thu 30 Apr to Fri 1 May, Room 102, free');
    await press(
      '{Control>}{Home}{/Control}{ArrowDown}{Control>}{ArrowRight}{ArrowRight}{/Control}',
    );
    await expect(focusedName()).toMatch(/^Vikram Sethi, VIP/);
    await expect(args.onItemOpen).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(hotelStays[1]);
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const BehaviourStackKeys: Story = {
  name: 'Behaviour: arrows reach each of the items at the same time',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Noor Ali/ }));
    await expect(focusedName()).toMatch(/^Noor Ali/);
    await press('{ArrowUp}');
    await expect(focusedName()).toMatch(/^Family Das/);
    await press('{ArrowDown}{ArrowDown}');
    await expect(focusedName()).toMatch(/, Suite 202, free$/);
  },
};

export const BehaviourFolding: Story = {
  name: 'Behaviour: groups fold, by a click or Enter',
  args: { onCollapsedChange: fn() },
  play: async ({ args, canvas }) => {
    const group = await canvas.findByRole('rowheader', { name: 'Deluxe' });
    await userEvent.click(group);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(['deluxe']);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('rowheader', { name: 'Room 101' })).toBeNull();
    await expect(document.activeElement).toBe(group);
    await press('{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'Room 101' })).toBeVisible();
  },
};

export const BehaviourSelection: Story = {
  name: 'Behaviour: Ctrl and a click, or Space, select several items',
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    await fireEvent.click(asha, { ctrlKey: true });
    await expect(asha).toHaveAttribute('aria-selected', 'true');
    await expect(args.onItemOpen).not.toHaveBeenCalled();
    await press('{Control>}{ArrowRight}{/Control} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['asha', 'vikram']);
    await press(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['asha']);
  },
};

function Zooming(props: ResourceTimelineProps) {
  const [zoom, setZoom] = useState<ResourceTimelineProps['zoom']>('month');
  return (
    <>
      <div>
        {(['day', 'week', 'month', 'quarter'] as const).map((next) => (
          <button key={next} type="button" onClick={() => setZoom(next)}>
            {next}
          </button>
        ))}
      </div>
      <ResourceTimeline {...props} zoom={zoom} />
    </>
  );
}

export const BehaviourStrict: Story = {
  name: 'Behaviour: the visible day is first in sight, also where effects run twice',
  args: { endDate: '2027-02-28', visibleDay: '2026-06-01', items: [] },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <StrictMode>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <ResourceTimeline {...args} />}
      </StrictMode>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const root = rootOf(canvasElement);
    const grid = root.querySelector<HTMLElement>('[data-part=grid]');
    const width = grid?.style.getPropertyValue('--bk-resource-timeline-day-width') ?? '';
    // 1 March to 1 June.
    await waitFor(() => expect(root.scrollLeft / Number.parseFloat(width)).toBeCloseTo(92, 0));
  },
};

export const BehaviourFocused: Story = {
  name: 'Behaviour: the keys go on from where a screen reader has moved the focus',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('gridcell', { name: /night/ });
    if (!first || !second) throw new Error('No stays.');
    first.focus();
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
    second.focus();
    await waitFor(() => expect(second).toHaveAttribute('tabindex', '0'));
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
  },
};

export const BehaviourZoom: Story = {
  name: 'Behaviour: the focused day keeps its place while the zoom changes',
  args: { endDate: '2027-02-28', visibleDay: '2026-06-01', items: [] },
  render: (args) => <Zooming {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const root = rootOf(canvasElement);
    root.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await press('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    const place = () => document.activeElement?.getBoundingClientRect().left ?? 0;
    const name = focusedName();
    const left = place();
    for (const zoom of ['quarter', 'week', 'day', 'month']) {
      // Without the pointer, so that the focus stays.
      fireEvent.click(await canvas.findByRole('button', { name: zoom }));
      await expect(focusedName()).toBe(name);
      await expect(place()).toBeCloseTo(left, -0.5);
    }
  },
};

function Extended(props: ResourceTimelineProps) {
  const [first, setFirst] = useState('2026-03-01');
  const [day, setDay] = useState('2026-03-05');
  return (
    <>
      <button type="button" onClick={() => setFirst('2026-02-01')}>
        Earlier
      </button>
      <button type="button" onClick={() => setDay('2026-03-06')}>
        Next day
      </button>
      <ResourceTimeline {...props} startDate={first} visibleDay={day} />
    </>
  );
}

export const BehaviourPeriod: Story = {
  name: 'Behaviour: the view begins with the visible day, and stays when the period begins earlier',
  render: (args) => <Extended {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const start = () => {
      const column = canvas
        .getByRole('columnheader', { name: 'Fri 6 Mar' })
        .getBoundingClientRect();
      return Math.round(column.left - rootOf(canvasElement).getBoundingClientRect().left - 200);
    };
    await expect(start()).toBe(44);
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier' }));
    await expect(start()).toBe(44);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(start()).toBe(0);
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: days run from right to left, and so do the arrow keys',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = (name: RegExp) =>
      canvas.getByRole('gridcell', { name }).getBoundingClientRect().left;
    await canvas.findByRole('gridcell', { name: /^Vikram/ });
    await expect(left(/^Vikram/)).toBeLessThan(left(/^Asha/));
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Asha/ }));
    await press('{ArrowLeft}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: where it is narrow it is a list of one day',
  args: { onCreate: fn(), visibleDay: '2026-03-03' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 320, height: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^Asha Rao/ }));
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(hotelStays[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Room 101/ }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-06',
    });
    const root = rootOf(canvasElement);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const BehaviourNarrowDeparture: Story = {
  ...BehaviourNarrow,
  name: 'Behaviour: in the list of one day, a room that a guest leaves is there with the guest, and free',
  args: {
    onCreate: fn(),
    visibleDay: '2026-03-05',
    overlap: 'refuse',
    rows: hotelRows.slice(0, 1),
    items: [
      {
        key: 'asha',
        row: '101',
        start: '2026-03-02T14:00',
        end: '2026-03-05T11:00',
        label: 'Asha',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Asha/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /free.*Room 101/ }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-06',
    });
  },
};

export const BehaviourNarrowReadOnly: Story = {
  ...BehaviourNarrow,
  name: 'Behaviour: in the list of one day, what is free is no button if nothing can be created',
  args: { onCreate: undefined, visibleDay: '2026-03-03' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Asha Rao/ })).toBeVisible();
    await expect(canvas.getAllByText(/^free$/i).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: /^free/i })).toBeNull();
  },
};

export const BehaviourPrint: Story = {
  name: 'Behaviour: on paper it is the whole period, as plain rows',
  play: async ({ canvas }) =>
    withBrowser(async (browser) => {
      await browser.media({}, 'print');
      const table = await canvas.findByRole('table', { name: 'Stays of Lake Pichola House' });
      await expect(table).toBeVisible();
      await expect(within(table).getAllByRole('row')).toHaveLength(8);
      await expect(table).toHaveTextContent('Sara Khan, 2 nights, Wed 4 Mar to Fri 6 Mar, no-show');
      await expect(canvas.queryByRole('grid')).toBeNull();
      await browser.media({});
      await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    }),
};

export const States: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <div className="sheet">
      <ResourceTimeline {...args} />
      <ResourceTimeline
        {...args}
        label="Closed days, selected and folded"
        isDateUnavailable={(day) => day === '2026-03-05' && 'Closed for a wedding.'}
        defaultSelection={['asha']}
        defaultCollapsed={['suite']}
      />
      <ResourceTimeline {...args} label="Old stays" isLoading />
    </div>
  ),
};

export const StressLarge: Story = {
  name: 'Stress: 500 rows, 365 days and 20,000 stays have at most 600 elements',
  args: {
    label: 'Stays of a large hotel',
    rows: manyRows(500),
    groups: manyGroups(500),
    items: manyStays(500, 40, '2026-03-01'),
    endDate: '2027-02-28',
    renderDayCell: () => 42,
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          flex: 'none',
          flexDirection: 'column',
          height: 720,
          width: 1280,
          maxWidth: '100%',
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement);
    const count = () => root.querySelectorAll('*').length;
    await expect(count()).toBeLessThanOrEqual(600);
    const placeOf = (item: Element | null) => item?.getBoundingClientRect().top;
    for (const [left, top] of [
      [0, 4000],
      [6000, 9000],
      [14_000, 19_000],
      [3000, 100],
    ] as const) {
      root.scrollLeft = left;
      root.scrollTop = top;
      await frame();
      await frame();
      await expect(count()).toBeLessThanOrEqual(600);
      // Something is seen in the middle, and nothing is blank.
      const { top: edge, left: side } = root.getBoundingClientRect();
      const middle = document.elementFromPoint(side + 640, edge + 360);
      await expect(middle?.closest('[data-part=row]')).not.toBeNull();
      await expect(placeOf(root.querySelector('[data-part=head]'))).toBeCloseTo(edge, 0);
    }
  },
};
