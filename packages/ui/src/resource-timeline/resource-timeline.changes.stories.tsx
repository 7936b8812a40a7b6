import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drag } from '../testing/hotel-desk.tsx';
import { hotelStays } from '../testing/sample-hotel.ts';
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

const noticeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=notice]')?.textContent;

export const Default: Story = {};

export const BehaviourKeyMove: Story = {
  name: 'Behaviour: Alt and arrows move an item, Enter drops it, and each step is read out',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await heard('Asha Rao: Tue 3 Mar to Fri 6 Mar, Room 104.');
    await expect(args.onMove).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { item: hotelStays[0], row: '104', start: '2026-03-03', end: '2026-03-06' },
      [],
    );
    await heard('Asha Rao is now Tue 3 Mar to Fri 6 Mar, Room 104.');
    await expect(focusedName()).toBe(
      'Asha Rao, 3 nights, Tue 3 Mar to Fri 6 Mar, Room 104, confirmed',
    );
    await expect(args.onItemOpen).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourKeyResize: Story = {
  name: 'Behaviour: Alt, Shift and arrows change the end, never below one step',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Vikram/ }));
    await press('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}{/Shift}{/Alt}{Enter}');
    await expect(args.onResize).not.toHaveBeenCalled();
    await press('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}{Enter}');
    await expect(args.onResize).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '101', start: '2026-03-06', end: '2026-03-07' }),
    );
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const BehaviourEscape: Story = {
  name: 'Behaviour: Escape takes a move back, and so does leaving it',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{/Alt}');
    await expect(canvasElement.querySelector('[data-part=draft]')).toBeVisible();
    await press('{Escape}');
    await heard('Asha Rao is back in its place.');
    await expect(canvasElement.querySelector('[data-part=draft]')).toBeNull();
    await press('{Alt>}{ArrowRight}{/Alt}');
    await userEvent.tab();
    await expect(canvasElement.querySelector('[data-part=draft]')).toBeNull();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const BehaviourKeyDraw: Story = {
  name: 'Behaviour: Shift and arrows draw a time, Enter creates it',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await heard('Selected: Mon 2 Mar to Thu 5 Mar, Suite 202.');
    await press('{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      row: '202',
      start: '2026-03-02',
      end: '2026-03-05',
    });
    await expect(focusedName()).toBe('Walk-in, 3 nights, Mon 2 Mar to Thu 5 Mar, Suite 202');
  },
};

export const BehaviourLocked: Story = {
  name: 'Behaviour: a locked item opens, and says why it stays',
  play: async ({ args, canvas, canvasElement }) => {
    const meera = await canvas.findByRole('gridcell', { name: /^Meera/ });
    await userEvent.click(meera);
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(hotelStays[2]);
    await press('{Alt>}{ArrowRight}{/Alt}');
    await heard('Meera Iyer: The guest has checked in.');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The guest has checked in.'));
    drag({ from: meera, by: { x: 90, y: 0 } }).release();
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.onItemOpen).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: what the host refuses is taken back with its reason',
  args: { onMove: fn(() => ({ refused: 'The suite costs more.' })) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Sara/ }));
    await press('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await heard('Sara Khan is back in its place. The suite costs more.');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The suite costs more.'));
    await expect(canvas.getByRole('gridcell', { name: /^Sara/ })).toHaveAccessibleName(/Room 104/);
  },
};

export const BehaviourTall: Story = {
  name: 'Behaviour: in a chart that is taller than the window the reason is in the window',
  args: { ...BehaviourRefused.args, rowHeight: 300 },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('.bk-resource-timeline');
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    scrollTo(0, 0);
    await expect(root?.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The suite costs more.'));
    const notice = canvasElement.querySelector('[data-part=notice]')?.getBoundingClientRect();
    await expect(notice?.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(notice?.top).toBeGreaterThan(0);
  },
};

export const BehaviourOverlap: Story = {
  name: 'Behaviour: what would overlap is refused, if nothing may stack',
  args: { overlap: 'refuse' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await heard('Asha Rao is back in its place. It would overlap Meera Iyer.');
    await expect(args.onMove).not.toHaveBeenCalled();
    await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const BehaviourClosed: Story = {
  name: 'Behaviour: nothing begins on a closed day',
  args: { isDateUnavailable: (day) => day === '2026-03-10' && 'Closed for a wedding.' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{ArrowRight>10/}');
    await expect(focusedName()).toBe('Tue 10 Mar to Wed 11 Mar, Suite 202, closed');
    await press('{Enter}');
    await heard('Nothing was added. Closed for a wedding.');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('Closed for a wedding.'));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** A server that answers when the story says so. */
function held() {
  let answer: (result: 'made' | 'failed') => void = () => {};
  const call = () =>
    new Promise<undefined>((resolve, reject) => {
      answer = (result) => (result === 'made' ? resolve(undefined) : reject(new Error('Offline.')));
    });
  return { call, answer: (result: 'made' | 'failed') => answer(result) };
}

const server = held();

export const BehaviourPending: Story = {
  name: 'Behaviour: a promised change is shown at once, and taken back if it fails',
  args: { onMove: fn(server.call) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
    const asha = () => canvas.getByRole('gridcell', { name: /^Asha/ });
    await expect(asha()).toHaveAccessibleName(/Tue 3 Mar to Fri 6 Mar/);
    await expect(asha()).toHaveAttribute('aria-busy', 'true');
    await press('{Alt>}{ArrowRight}{/Alt}');
    await heard('Asha Rao: Being saved.');
    server.answer('failed');
    await heard('Asha Rao is back in its place. Couldn’t save it.');
    await expect(asha()).toHaveAccessibleName(/Mon 2 Mar to Thu 5 Mar/);
    await expect(asha()).not.toHaveAttribute('aria-busy');
  },
};
