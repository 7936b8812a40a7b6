import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { drag } from '../testing/hotel-desk.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { stopTime } from '../testing/stopped-time.ts';
import { press, timelineChanges } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  ...timelineChanges,
  title: 'Data/ResourceTimeline/Changes',
  component: ResourceTimeline,
  tags: ['!autodocs'],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourDragMove: Story = {
  name: 'Behaviour: an item is dragged to other days and another row',
  play: async ({ args, canvas, canvasElement }) => {
    const item = await canvas.findByRole('gridcell', { name: /^Asha/ });
    const pointer = drag({ from: item, by: { x: 44 * 4, y: 40 } });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=draft]')).toHaveTextContent(
        'Fri 6 Mar to Mon 9 Mar',
      ),
    );
    pointer.release();
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '102', start: '2026-03-06', end: '2026-03-09' }),
      [],
    );
    await expect(args.onItemOpen).not.toHaveBeenCalled();
    const moved = canvas.getByRole('gridcell', { name: /^Asha/ });
    await expect(moved).toHaveAccessibleName(/Fri 6 Mar to Mon 9 Mar, Room 102/);
    await expect(moved).toHaveFocus();
  },
};

export const BehaviourDragResize: Story = {
  name: 'Behaviour: either end is dragged',
  play: async ({ args, canvas }) => {
    const box = () => canvas.getByRole('gridcell', { name: /^Asha/ });
    const half = box().getBoundingClientRect().width / 2;
    drag({ from: box(), at: half - 3, by: { x: 44, y: 60 } }).release();
    await expect(args.onResize).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '101', start: '2026-03-02', end: '2026-03-06' }),
    );
    drag({ from: box(), at: -half - 19, by: { x: 44, y: 0 } }).release();
    await expect(args.onResize).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-03-03', end: '2026-03-06' }),
    );
  },
};

export const BehaviourDraw: Story = {
  name: 'Behaviour: an empty time is drawn; Escape takes it back',
  play: async ({ args, canvas, canvasElement }) => {
    const row = canvasElement.querySelector('[data-key="202"]');
    if (!row) throw new Error('No row.');
    // In the middle of the row's own width, which is that of the whole period.
    const at = 300 - row.getBoundingClientRect().width / 2;
    const drawn = drag({ from: row, at, by: { x: 100, y: 0 } });
    await press('{Escape}');
    drawn.release();
    await expect(args.onCreate).not.toHaveBeenCalled();
    drag({ from: row, at, by: { x: 100, y: 0 } }).release();
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '202',
      start: '2026-03-03',
      end: '2026-03-06',
    });
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Walk-in/ })).toHaveFocus());
  },
};

const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch', button: 0, buttons: 1 };

export const BehaviourTouch: Story = {
  name: 'Behaviour: a finger drags after a long press; one that moves first scrolls',
  play: async ({ args, canvas, canvasElement }) => {
    const time = stopTime();
    try {
      const item = await canvas.findByRole('gridcell', { name: /^Asha/ });
      const { left, top } = item.getBoundingClientRect();
      const at = { ...finger, clientX: left + 60, clientY: top + 10 };
      const draft = () => canvasElement.querySelector('[data-part=draft]');
      fireEvent.pointerDown(item, at);
      fireEvent.pointerMove(document, { ...at, clientX: at.clientX + 30 });
      await time.pass(1000);
      await expect(draft()).toBeNull();
      fireEvent.pointerUp(document, { ...at, buttons: 0 });

      fireEvent.pointerDown(item, at);
      await time.pass(449);
      await expect(draft()).toBeNull();
      await time.pass(1);
      await expect(draft()).toHaveTextContent('Mon 2 Mar to Thu 5 Mar');
      fireEvent.pointerMove(document, { ...at, clientX: at.clientX + 88 });
      fireEvent.pointerUp(document, { ...at, clientX: at.clientX + 88, buttons: 0 });
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ row: '101', start: '2026-03-04', end: '2026-03-07' }),
        [],
      );
      await expect(args.onMove).toHaveBeenCalledOnce();
    } finally {
      time.release();
    }
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left a drag to the left is a later day',
  decorators: [rightToLeft],
  play: async ({ args, canvas }) => {
    drag({
      from: await canvas.findByRole('gridcell', { name: /^Asha/ }),
      by: { x: -44, y: 0 },
    }).release();
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-03-03', end: '2026-03-06' }),
      [],
    );
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Vikram/ }));
    await press('{Alt>}{ArrowLeft}{/Alt}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-03-07', end: '2026-03-09' }),
      [],
    );
  },
};
