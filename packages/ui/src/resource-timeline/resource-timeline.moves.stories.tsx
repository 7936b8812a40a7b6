import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { deskSize, drag, HotelDesk } from '../testing/hotel-desk.tsx';
import { hotelGroups, hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  title: 'Data/ResourceTimeline/Moves',
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
    defaultSelection: ['asha', 'sara'],
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
const draftsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part=draft]')].map((draft) => draft.textContent);
const noticeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=notice]')?.textContent;
/** What is read out in a moment. */
const heard = (text: string) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent),
    ).toContain(text),
  );

export const Default: Story = {};

export const BehaviourSeveral: Story = {
  name: 'Behaviour: a drag of one of several selected items moves all of them',
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    const pointer = drag({ from: asha, by: { x: 44 * 7, y: 40 } });
    await waitFor(() =>
      expect(draftsIn(canvasElement)).toEqual([
        'Mon 9 Mar to Thu 12 Mar',
        'Wed 11 Mar to Fri 13 Mar',
      ]),
    );
    await heard('Asha Rao +1: Mon 9 Mar to Thu 12 Mar, Room 102.');
    pointer.release();
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { item: hotelStays[0], row: '102', start: '2026-03-09', end: '2026-03-12' },
      [{ item: hotelStays[5], row: '201', start: '2026-03-11', end: '2026-03-13' }],
    );
    await heard('Asha Rao +1 is now Mon 9 Mar to Thu 12 Mar, Room 102.');
    await expect(canvas.getByRole('gridcell', { name: /^Sara/ })).toHaveAccessibleName(
      /Wed 11 Mar to Fri 13 Mar, Suite 201/,
    );
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
  },
};

export const BehaviourSeveralKeys: Story = {
  name: 'Behaviour: keys move all selected items, as far as none leaves the rows',
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    asha.focus();
    await userEvent.click(asha);
    await press('{Alt>}{ArrowDown>5/}{ArrowRight}{/Alt}');
    await expect(draftsIn(canvasElement)).toHaveLength(2);
    await press('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '103', start: '2026-03-03' }),
      [expect.objectContaining({ row: '202', start: '2026-03-05' })],
    );
    await expect(document.activeElement).toHaveAccessibleName(/^Asha.*Room 103/);
  },
};

export const BehaviourOneOfOthers: Story = {
  name: 'Behaviour: an item that is not selected moves alone, and a resize is of one',
  play: async ({ args, canvas }) => {
    const vikram = await canvas.findByRole('gridcell', { name: /^Vikram/ });
    drag({ from: vikram, by: { x: 44, y: 0 } }).release();
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: '2026-03-07', end: '2026-03-09' }),
      [],
    );
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}');
    await expect(args.onResize).toHaveBeenLastCalledWith(
      expect.objectContaining({
        item: expect.objectContaining({ key: 'asha' }),
        end: '2026-03-06',
      }),
    );
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const BehaviourRenders: Story = {
  name: 'Behaviour: a drag renders the rows that it begins in once, and then only the draft',
  args: { renderRow: fn((row) => row.label), defaultSelection: [] },
  play: async ({ args, canvas, canvasElement }) => {
    const rendered = () => mocked(args.renderRow ?? fn()).mock.calls.length;
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    const before = rendered();
    const pointer = drag({ from: asha, by: { x: 88, y: 40 } });
    await waitFor(() => expect(rendered() - before).toBe(1));
    const begun = rendered();
    for (const day of [3, 4, 5, 6]) pointer.move({ x: 44 * day, y: 40 });
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual(['Sun 8 Mar to Wed 11 Mar']));
    await expect(rendered()).toBe(begun);
    pointer.release();
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const BehaviourSeveralLocked: Story = {
  name: 'Behaviour: if one of several is locked, none moves and its reason is shown',
  args: { defaultSelection: ['asha', 'meera'] },
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    drag({ from: asha, by: { x: 88, y: 0 } }).release();
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The guest has checked in.'));
    await heard('Meera Iyer: The guest has checked in.');
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const BehaviourSeveralOverlap: Story = {
  name: 'Behaviour: if one of several would overlap, all are taken back',
  args: { overlap: 'refuse', defaultSelection: ['asha', 'vikram'] },
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    // Vikram would be where Painting is; Asha alone would not.
    drag({ from: asha, by: { x: -44, y: 80 } }).release();
    await heard('Asha Rao +1 is back in its place. It would overlap Painting.');
    await expect(args.onMove).not.toHaveBeenCalled();
    // They don’t stand in each other’s way.
    drag({ from: asha, by: { x: 88, y: 0 } }).release();
    await expect(args.onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
  },
};

export const BehaviourSeveralRefused: Story = {
  name: 'Behaviour: several that are promised are pending together, and taken back together',
  args: {
    onMove: fn(() => new Promise<undefined>((_resolve, reject) => answer.push(reject))),
  },
  play: async ({ canvas, canvasElement }) => {
    const asha = () => canvas.getByRole('gridcell', { name: /^Asha/ });
    const sara = () => canvas.getByRole('gridcell', { name: /^Sara/ });
    await canvas.findByRole('gridcell', { name: /^Asha/ });
    drag({ from: asha(), by: { x: 44 * 7, y: 0 } }).release();
    await waitFor(() => expect(sara()).toHaveAttribute('aria-busy', 'true'));
    await expect(sara()).toHaveAccessibleName(/Wed 11 Mar to Fri 13 Mar, Room 104/);
    await expect(asha()).toHaveAttribute('aria-busy', 'true');
    answer.at(-1)?.(new Error('Offline.'));
    await heard('Asha Rao +1 is back in its place. Couldn’t save it.');
    await expect(sara()).toHaveAccessibleName(/Wed 4 Mar to Fri 6 Mar/);
    await expect(asha()).toHaveAccessibleName(/Mon 2 Mar to Thu 5 Mar/);
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
  },
};

const answer: ((reason: Error) => void)[] = [];

const mouse = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', buttons: 1 };

/** Dispatches without a turn for React between the events, as a slow page has it. */
function inOneTask(from: Element, x: number, ...ends: readonly ('pointerup' | 'pointercancel')[]) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const at = { ...mouse, clientX: left + width / 2, clientY: top + height / 2 };
  const to = { ...at, clientX: at.clientX + x };
  from.dispatchEvent(new PointerEvent('pointerdown', at));
  document.dispatchEvent(new PointerEvent('pointermove', to));
  for (const end of ends) {
    document.dispatchEvent(new PointerEvent(end, { ...to, buttons: 0 }));
  }
}

export const BehaviourOneTask: Story = {
  name: 'Behaviour: a release in the task of its move drops the item, and what the browser cancels is taken back',
  args: { defaultSelection: [] },
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    inOneTask(asha, 88, 'pointercancel');
    await heard('Asha Rao is back in its place.');
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
    await expect(args.onMove).not.toHaveBeenCalled();
    inOneTask(asha, 88, 'pointerup');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ start: '2026-03-04', end: '2026-03-07' }),
        [],
      ),
    );
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
  },
};

export const BehaviourEscapeInTask: Story = {
  name: 'Behaviour: Escape in the task of the first move takes it back',
  args: { defaultSelection: [] },
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    asha.focus();
    inOneTask(asha, 88);
    asha.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    document.dispatchEvent(new PointerEvent('pointerup', { ...mouse, buttons: 0 }));
    await heard('Asha Rao is back in its place.');
    await waitFor(() => expect(draftsIn(canvasElement)).toEqual([]));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const BehaviourBeyond: Story = {
  name: 'Behaviour: a stay that began before the period keeps its days when it only changes its room',
  args: {
    defaultSelection: [],
    items: [
      { key: 'early', row: '101', start: '2026-02-26', end: '2026-03-04', label: 'Early bird' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Early/ }));
    await press('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '102', start: '2026-02-26', end: '2026-03-04' }),
      [],
    );
  },
};

export const BehaviourPageZoom: Story = {
  name: 'Behaviour: in a page at 200 % a drag follows the pointer, and what comes into view is drawn',
  args: { defaultSelection: [] },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, display: 'flex', flexDirection: 'column', height: 300, width: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    await expect(asha.getBoundingClientRect().width).toBeCloseTo(2 * 3 * 44, 0);
    drag({ from: asha, by: { x: 2 * 44 * 2, y: 2 * 40 } }).release();
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: '102', start: '2026-03-04', end: '2026-03-07' }),
      [],
    );
    const root = canvasElement.querySelector('.bk-resource-timeline');
    root?.scrollTo({ left: 900, behavior: 'instant' });
    const column = await canvas.findByRole('columnheader', { name: 'Wed 1 Apr' });
    await expect(column.getBoundingClientRect().width).toBeCloseTo(2 * 44, 0);
    // The last day in view has its head: nothing is blank at the end.
    const { right = 0, top = 0 } = root?.getBoundingClientRect() ?? {};
    const last = document.elementFromPoint(Math.min(right, innerWidth) - 20, top + 80);
    await expect(last?.closest('[data-part=column]')).not.toBeNull();
  },
};
