import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drag } from '../testing/hotel-desk.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { focusedName, heard, press, timelineChanges } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  ...timelineChanges,
  title: 'Data/ResourceTimeline/Changes',
  component: ResourceTimeline,
  tags: ['!autodocs'],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourNextGuest: Story = {
  name: 'Behaviour: the day on which a guest leaves can be drawn for the next one, if nothing may overlap',
  args: {
    overlap: 'refuse',
    items: [
      {
        key: 'asha',
        row: '101',
        start: '2026-03-02T14:00',
        end: '2026-03-05T11:00',
        label: 'Asha Rao',
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const row = canvasElement.querySelector('[data-key="101"]');
    if (!row) throw new Error('No row.');
    const at = (x: number) => x - row.getBoundingClientRect().width / 2;
    drag({ from: row, at: at(252), by: { x: 44, y: 0 } }).release();
    await heard('Nothing was added. It would overlap Asha Rao.');
    await expect(args.onCreate).not.toHaveBeenCalled();
    drag({ from: row, at: at(406), by: { x: 44, y: 0 } }).release();
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-07',
    });
  },
};

export const BehaviourDeparture: Story = {
  name: 'Behaviour: arrows reach the day on which a guest leaves as a free cell, where Enter and Shift with arrows create',
  args: {
    overlap: 'refuse',
    items: [
      {
        key: 'asha',
        row: '101',
        start: '2026-03-02T14:00',
        end: '2026-03-05T11:00',
        label: 'Asha',
      },
      {
        key: 'noor',
        row: '101',
        start: '2026-03-06T14:00',
        end: '2026-03-07T11:00',
        label: 'Noor',
      },
      {
        key: 'sara',
        row: '101',
        start: '2026-03-07T14:00',
        end: '2026-03-09T11:00',
        label: 'Sara',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    await userEvent.click(asha);
    await expect(asha).toHaveAttribute('aria-colspan', '3');
    await press('{ArrowRight}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '6');
    await press('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Noor/);
    await press('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Sara/);
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(focusedName()).toMatch(/^Asha/);
    await press('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await heard('Nothing was added. It would overlap Noor.');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '101',
      start: '2026-03-05',
      end: '2026-03-06',
    });
    await expect(focusedName()).toMatch(/^Walk-in/);
  },
};

export const BehaviourDepartureRightToLeft: Story = {
  ...BehaviourDeparture,
  name: 'Behaviour: from right to left the day of a departure is to the left of the stay',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{ArrowLeft}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
    await press('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Asha/);
  },
};
