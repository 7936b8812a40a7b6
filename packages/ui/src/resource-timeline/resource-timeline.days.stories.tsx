import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { frame } from '../testing/frames.ts';
import { deskSize } from '../testing/hotel-desk.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { hotelGroups, hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  title: 'Data/ResourceTimeline/Days in view',
  component: ResourceTimeline,
  tags: ['!autodocs'],
  args: {
    label: 'Stays of Lake Pichola House',
    rows: hotelRows,
    groups: hotelGroups,
    items: hotelStays,
    startDate: '2026-03-01',
    endDate: '2026-04-30',
    today: '2026-03-03',
    now: '2026-03-03T14:05',
    visibleDay: '2026-03-03',
    onVisibleDaysChange: fn(),
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
const DAY_WIDTH = 44;
/** All first days that the host was told. */
const toldOf = ({ onVisibleDaysChange }: ResourceTimelineProps) =>
  onVisibleDaysChange
    ? mocked(onVisibleDaysChange).mock.calls.map(([{ visibleDay }]) => visibleDay)
    : [];

/** A host that keeps the first day in view, with a button for today. */
function Desk({ onVisibleDaysChange, visibleDay: first, ...props }: ResourceTimelineProps) {
  const [day, setDay] = useState(first);
  const [zoom, setZoom] = useState<ResourceTimelineProps['zoom']>('month');
  return (
    <>
      <div>
        <button type="button" onClick={() => setDay('2026-03-03')}>
          Today
        </button>
        <button type="button" onClick={() => setZoom('week')}>
          Week
        </button>
        <button type="button" onClick={() => setZoom('day')}>
          Day
        </button>
        <output>{day}</output>
      </div>
      <ResourceTimeline
        {...props}
        zoom={zoom}
        visibleDay={day}
        onVisibleDaysChange={(days) => {
          onVisibleDaysChange?.(days);
          setDay(days.visibleDay);
        }}
      />
    </>
  );
}

export const BehaviourTold: Story = {
  name: 'Behaviour: the host is told the days in view at first, and when they change, not when others are the same',
  play: async ({ args, canvasElement }) => {
    const root = rootOf(canvasElement);
    await waitFor(() =>
      expect(args.onVisibleDaysChange).toHaveBeenLastCalledWith({
        startDate: '2026-03-03',
        endDate: '2026-03-18',
        visibleDay: '2026-03-03',
        isList: false,
      }),
    );
    // The 3rd is seen in part now.
    root.scrollLeft += 3;
    await waitFor(() =>
      expect(args.onVisibleDaysChange).toHaveBeenLastCalledWith({
        startDate: '2026-03-03',
        endDate: '2026-03-18',
        visibleDay: '2026-03-04',
        isList: false,
      }),
    );
    const calls = toldOf(args).length;
    root.scrollLeft += 1;
    await frame();
    await frame();
    await expect(toldOf(args)).toHaveLength(calls);
    root.scrollLeft += 4 * DAY_WIDTH;
    await waitFor(() =>
      expect(args.onVisibleDaysChange).toHaveBeenLastCalledWith({
        startDate: '2026-03-07',
        endDate: '2026-03-22',
        visibleDay: '2026-03-08',
        isList: false,
      }),
    );
    root.scrollLeft = 90_000;
    await waitFor(() =>
      expect(args.onVisibleDaysChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ endDate: '2026-04-30' }),
      ),
    );
  },
};

export const BehaviourAgain: Story = {
  name: 'Behaviour: a host that keeps the first day brings today back each time, and scrolling stays where it is',
  render: (args) => <Desk {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const root = rootOf(canvasElement);
    const today = 2 * DAY_WIDTH;
    await waitFor(() => expect(root.scrollLeft).toBe(today));
    for (const [days, day] of [
      [5, '2026-03-09'],
      [9, '2026-03-13'],
      // A part of today is hidden.
      [0, '2026-03-04'],
    ] as const) {
      const away = today + days * DAY_WIDTH + 17;
      root.scrollLeft = away;
      await waitFor(() => expect(toldOf(args).at(-1)).toBe(day));
      await frame();
      await frame();
      await expect(root.scrollLeft).toBe(away);
      await expect(canvas.getByRole('status')).toHaveTextContent(day);
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(root.scrollLeft).toBe(today));
    }
  },
};

export const BehaviourZoomed: Story = {
  name: 'Behaviour: the first day stays the first while the zoom changes, where the host keeps it',
  render: (args) => <Desk {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const root = rootOf(canvasElement);
    await waitFor(() => expect(root.scrollLeft).toBe(2 * DAY_WIDTH));
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(root.scrollLeft).toBe(2 * 128);
    await expect(toldOf(args).at(-1)).toBe('2026-03-03');
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(root.scrollLeft).toBe(2 * 960);
    // Half of that day is hidden: what is seen of it has its name.
    root.scrollLeft += 480;
    const head = await canvas.findByRole('columnheader', { name: 'Tue 3 Mar' });
    const [name] = head.children;
    const corner = root.querySelector('[data-part=corner]')?.getBoundingClientRect();
    await expect(name?.getBoundingClientRect().left).toBeGreaterThanOrEqual(corner?.right ?? 0);
  },
};

export const BehaviourFocusStays: Story = {
  name: 'Behaviour: what is scrolled stays there, also while the first cell has the focus',
  render: (args) => <Desk {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootOf(canvasElement);
    await waitFor(() => expect(root.scrollLeft).toBe(2 * DAY_WIDTH));
    root.querySelector<HTMLElement>('[data-part=body] [tabindex="0"]')?.focus();
    for (const at of [200, 333, 777]) {
      root.scrollLeft = at;
      await frame();
      await frame();
      await expect(root.scrollLeft).toBe(at);
    }
    await expect(document.activeElement).toHaveAccessibleName('Tue 3 Mar');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-03-19');
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left the first day is the one at the right',
  decorators: [rightToLeft],
  play: async ({ args, canvasElement }) => {
    const root = rootOf(canvasElement);
    await waitFor(() => expect(toldOf(args).at(-1)).toBe('2026-03-03'));
    root.scrollLeft = -5 * DAY_WIDTH;
    await waitFor(() => expect(toldOf(args).at(-1)).toBe('2026-03-06'));
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: the list of one day tells its day, keeps the focus, and shows the one that the host sets',
  render: (args) => <Desk {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 320, height: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    const next = await canvas.findByRole('button', { name: 'Next day' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onVisibleDaysChange).toHaveBeenLastCalledWith({
      startDate: '2026-03-05',
      endDate: '2026-03-05',
      visibleDay: '2026-03-05',
      isList: true,
    });
    await expect(toldOf(args)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await expect(canvas.getByText('Tue 3 Mar')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
      await expect(canvas.getByText('Wed 4 Mar')).toBeVisible();
    }
    // Wider again, the grid begins with that day.
    const box = rootOf(canvasElement).parentElement;
    box?.style.setProperty('width', '900px');
    await canvas.findByRole('grid');
    await waitFor(() => expect(rootOf(canvasElement).scrollLeft).toBe(3 * DAY_WIDTH));
  },
};
