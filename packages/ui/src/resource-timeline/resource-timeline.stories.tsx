import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../testing/frames.ts';
import { manyGroups, manyRows, manyStays } from '../testing/sample-hotel.ts';
import { rootOf, timelineStories } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, ResourceTimelineLegend, type ResourceTimelineProps } from './index.ts';

const meta = {
  ...timelineStories,
  title: 'Data/ResourceTimeline',
  component: ResourceTimeline,
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

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
