import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { frame } from '../testing/frames.ts';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';
import { manyGroups, manyRows, manyStays } from './sample-hotel.ts';

const meta = {
  title: 'Data/ResourceTimeline/Stress',
  component: ResourceTimeline,
  tags: ['!autodocs'],
  args: {
    label: 'Stays of a large hotel',
    rows: manyRows(500),
    groups: manyGroups(500),
    items: manyStays(500, 40, '2026-03-01'),
    startDate: '2026-03-01',
    endDate: '2027-02-28',
    today: '2026-03-03',
    now: '2026-03-03T14:05',
    onItemOpen: fn(),
    onMove: fn(),
    renderDayCell: () => 42,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 720, width: 1280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StressLarge: Story = {
  name: 'Stress: 500 rows, 365 days and 20,000 stays have at most 600 elements',
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('.bk-resource-timeline');
    if (!root) throw new Error('No timeline.');
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
