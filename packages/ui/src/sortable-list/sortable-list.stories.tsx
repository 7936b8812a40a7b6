import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SortableList } from './index.ts';

const items = [
  { key: 'deluxe', label: 'Deluxe' },
  { key: 'suite', label: 'Suite' },
  { key: 'dorm', label: 'Dormitory' },
];

const onChange = fn();

const meta = {
  title: 'Data/SortableList',
  component: SortableList,
  args: { label: 'Categories', items },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/ .*/, ''));
const announced = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script' })).toBeInTheDocument());

export const Default: Story = {};

export const FeaturesFixed: Story = {
  name: 'Features: content of the items, and one that keeps its place',
  args: {
    items: [{ key: 'standard', label: 'Standard', isFixed: true }, ...items],
    renderItem: ({ label, isFixed }) => `${label}${isFixed ? ' (always first)' : ''}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move Standard' })).toBeNull();
  },
};

const rooms = Array.from({ length: 8 }, (_, at) => ({
  key: `room-${at}`,
  label: `Room ${201 + at}`,
  floor: 'Floor 2',
}));

export const FeaturesGrid: Story = {
  name: 'Features: cards in a grid move in both directions by keys and buttons',
  args: { label: 'Rooms', items: rooms, layout: 'grid', onChange },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const top = (name: string) =>
      canvas.getByRole('button', { name: `Move ${name}` }).getBoundingClientRect().top;
    await expect(top('Room 202')).toBe(top('Room 201'));
    await expect(top('Room 204')).toBeGreaterThan(top('Room 201'));
    canvas.getByRole('button', { name: 'Move Room 201' }).focus();
    await userEvent.keyboard(' ');
    await announced('Picked up Room 201 at position 1 of 8.');
    await userEvent.keyboard('{ArrowDown}');
    await announced('Room 201: position 4 of 8.');
    await userEvent.keyboard('{ArrowRight}');
    await announced('Room 201: position 5 of 8.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Move Room 201 back' }));
    await expect(onChange).toHaveBeenLastCalledWith([
      'room-1',
      'room-2',
      'room-3',
      'room-0',
      ...rooms.slice(4).map(({ key }) => key),
    ]);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <SortableList {...args} />
      <SortableList
        {...args}
        label="With a reason"
        disabledReason="Only an owner can change this."
      />
      <SortableList {...args} label="Cards" layout="grid" items={rooms} />
    </div>
  ),
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: Space picks up an item, arrow keys move it, Escape cancels',
  args: { onChange },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Deluxe' });
    handle.focus();
    await userEvent.keyboard(' ');
    await announced('Picked up Deluxe at position 1 of 3.');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await announced('Deluxe: position 2 of 3.');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(order()).toEqual(['Suite', 'Deluxe', 'Dormitory']);
    await expect(onChange).toHaveBeenLastCalledWith(['suite', 'deluxe', 'dorm']);
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await announced('Move cancelled. Deluxe is back in its place.');
    // All at once, without waiting for anything.
    await userEvent.keyboard(' {Home}{End}{ArrowDown}{ArrowUp} ');
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' {End}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['suite', 'dorm', 'deluxe']);
    await userEvent.keyboard(' {Home}');
    // What was announced before is gone.
    await waitFor(() =>
      expect(screen.queryByText('Move cancelled. Deluxe is back in its place.')).toBeNull(),
    );
    await userEvent.tab();
    await announced('Move cancelled. Deluxe is back in its place.');
    await expect(order()).toEqual(['Suite', 'Dormitory', 'Deluxe']);
  },
};

/** Presses the handle of an item and moves the pointer by a distance in px, in two steps. */
function press(name: string) {
  const handle = screen.getByRole('button', { name: `Move ${name}` });
  const { left, top } = handle.getBoundingClientRect();
  const send = (target: EventTarget, type: string, x: number, y: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: left + 4 + x,
        clientY: top + 4 + y,
        isPrimary: true,
        button: 0,
      }),
    );
  send(handle, 'pointerdown', 0, 0);
  return {
    by: (x: number, y: number) => send(document, 'pointermove', x, y),
    release: () => send(document, 'pointerup', 0, 0),
  };
}

export const BehaviourDrag: Story = {
  name: 'Behaviour: a dragged item follows the pointer, the others make room, Escape cancels',
  args: { items: rooms, layout: 'grid', onChange },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const item = (name: string) =>
      canvas.getByRole('button', { name: `Move ${name}` }).closest('li') ?? document.body;
    const place = (name: string) => item(name).getBoundingClientRect();
    const [first, second, fourth] = [place('Room 201'), place('Room 202'), place('Room 204')];
    const drag = press('Room 201');
    drag.by(2, 0);
    await expect(item('Room 201')).not.toHaveAttribute('data-dragging');
    drag.by(second.left - first.left, fourth.top - first.top);
    await expect(item('Room 201')).toHaveAttribute('data-dragging', 'true');
    await announced('Room 201: position 5 of 8.');
    await expect(place('Room 201').top).toBeCloseTo(fourth.top, 0);
    await waitFor(() => expect(place('Room 204').left).toBeGreaterThan(second.right));
    await waitFor(() => expect(place('Room 202').left).toBeCloseTo(first.left, 0));
    drag.release();
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await expect(onChange).toHaveBeenLastCalledWith(
      [1, 2, 3, 4, 0, 5, 6, 7].map((at) => `room-${at}`),
    );
    await waitFor(() => expect(place('Room 205').left).toBeCloseTo(first.left, 0));

    press('Room 208').by(0, -200);
    await expect(item('Room 208')).toHaveAttribute('data-dragging', 'true');
    await userEvent.keyboard('{Escape}');
    await announced('Move cancelled. Room 208 is back in its place.');
    await expect(onChange).toHaveBeenCalledOnce();
  },
};

export const BehaviourButtons: Story = {
  name: 'Behaviour: buttons move an item by a place, announce it and keep focus at the end',
  play: async ({ canvas }) => {
    const up = canvas.getByRole('button', { name: 'Move Suite up' });
    await userEvent.click(up);
    await expect(order()).toEqual(['Suite', 'Deluxe', 'Dormitory']);
    await announced('Suite: position 1 of 3.');
    await expect(up).toHaveFocus();
    await expect(up).toHaveAccessibleDescription('It is the first.');
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets the order, and its reset brings back the default',
  args: { name: 'order' },
  render: (args) => (
    <form aria-label="Form">
      <SortableList {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('order');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Deluxe down' }));
    await expect(sent()).toEqual(['suite', 'deluxe', 'dorm']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual(['deluxe', 'suite', 'dorm']));
  },
};

export const StressLong: Story = {
  name: 'Stress: many long names in a narrow column',
  args: {
    items: Array.from({ length: 20 }, (_, at) => ({
      key: String(at),
      label: `${at + 1}. श्री वेंकटेश्वर अतिथि गृह, Tiruvannamalai`,
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
