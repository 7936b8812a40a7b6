import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { frame } from '../testing/frames.ts';
import { focusedName, press, rootOf, timelineStories } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, type ResourceTimelineProps, type ResourceTimelineRow } from './index.ts';

const meta = {
  ...timelineStories,
  title: 'Data/ResourceTimeline',
  component: ResourceTimeline,
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

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
