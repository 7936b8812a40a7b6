import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { deskSize, drag, HotelDesk } from '../testing/hotel-desk.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { hotelGroups, hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { stopTime } from '../testing/stopped-time.ts';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  title: 'Data/ResourceTimeline/Changes',
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
    visibleDay: '2026-03-01',
    onItemOpen: fn(),
    onMove: fn(),
    onResize: fn(),
    onCreate: fn(),
  },
  render: (args) => <HotelDesk {...args} />,
  decorators: [deskSize],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => userEvent.keyboard(keys);
const focusedName = () => document.activeElement?.getAttribute('aria-label');
/** What is read out in a moment. */
const heard = (text: string) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent),
    ).toContain(text),
  );
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
