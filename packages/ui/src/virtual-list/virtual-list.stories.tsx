import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VirtualList } from './index.ts';

const rooms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `room-${at}`, label: `Room ${at + 1}` }));

/** Where the list scrolls inside itself. */
const inBox = (height: number) => (Story: () => ReactNode) => (
  <div style={{ display: 'flex', flexDirection: 'column', height }}>{Story()}</div>
);

const onItemOpen = fn();

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList,
  args: { label: 'Rooms', items: rooms(10_000) },
  decorators: [inBox(320)],
  beforeEach: () => onItemOpen.mockClear(),
} satisfies Meta<typeof VirtualList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesOpen: Story = {
  name: 'Features: items that open, with more than a name',
  args: {
    onItemOpen,
    itemHeight: 52,
    renderItem: ({ label }) => (
      <>
        <strong>{label}</strong> Deluxe Lake Room
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onItemOpen).toHaveBeenLastCalledWith({ key: 'room-1', label: 'Room 2' });
    await userEvent.click(canvas.getByRole('button', { name: /^Room 3 / }));
    await expect(onItemOpen).toHaveBeenLastCalledWith({ key: 'room-2', label: 'Room 3' });
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <VirtualList {...args} items={rooms(3)} />
      <VirtualList {...args} label="That open" items={rooms(3)} onItemOpen={onItemOpen} />
      <VirtualList {...args} label="None" items={[]} empty="No rooms." />
    </div>
  ),
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: one tab stop, and keys reach items that are not rendered yet',
  play: async ({ canvas, canvasElement }) => {
    const focused = () => document.activeElement;
    await userEvent.tab();
    await expect(focused()).toHaveTextContent('Room 1');
    await expect(focused()).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toHaveTextContent('Room 10000'));
    await expect(focused()).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await waitFor(() => expect(focused()).toHaveTextContent('Room 9992'));
    await expect(canvasElement.querySelectorAll('li[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', '1'));
    await expect(focused()).toHaveTextContent('Room 1');
  },
};

export const BehaviourEnds: Story = {
  name: 'Behaviour: a key that leads nowhere does not keep the focus in the list',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const StressLong: Story = {
  name: 'Stress: long names in a narrow column',
  args: {
    items: rooms(500).map((room) => ({
      ...room,
      label: `${room.label}: श्री वेंकटेश्वर अतिथि गृह, Tiruvannamalai`,
    })),
    itemHeight: 64,
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
