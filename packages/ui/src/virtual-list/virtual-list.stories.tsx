import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { InShadow } from '../testing/in-shadow.tsx';
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

/** Items that come and go above those in view. */
function Changing() {
  const [items, setItems] = useState(rooms(1000));
  return (
    <>
      <button
        type="button"
        onClick={() =>
          setItems([
            ...rooms(200).map((room) => ({
              ...room,
              key: `new-${room.key}`,
              label: `New ${room.label}`,
            })),
            ...items,
          ])
        }
      >
        Add 200
      </button>
      <button type="button" onClick={() => setItems(items.slice(100))}>
        Remove 100
      </button>
      <button type="button" onClick={() => setItems(items.filter(({ key }) => key !== 'room-400'))}>
        Remove one
      </button>
      <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
        <VirtualList label="Rooms" items={items} />
      </div>
    </>
  );
}

export const BehaviourChanges: Story = {
  name: 'Behaviour: focus, arrow keys and view follow the item when others come or go above',
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Rooms' });
    const scroller = list.parentElement;
    if (!scroller) throw new Error('No scroller.');
    scroller.scrollTop = 400 * 40;
    const focused = () => document.activeElement?.textContent;
    const item = await canvas.findByText('Room 401');
    item.focus();
    const { top } = item.getBoundingClientRect();
    // Without the pointer, so that the focus stays in the list.
    const press = (name: string) => fireEvent.click(canvas.getByRole('button', { name }));
    press('Add 200');
    await expect(focused()).toBe('Room 401');
    await waitFor(() =>
      expect(document.activeElement?.getBoundingClientRect().top).toBeCloseTo(top, 0),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Room 402');
    press('Remove 100');
    await expect(focused()).toBe('Room 402');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('Room 401');
    press('Remove one');
    await waitFor(() => expect(focused()).toBe('Room 402'));
  },
};

export const BehaviourShadow: Story = {
  name: 'Behaviour: in a shadow root, zoomed and transformed, items that come into view are rendered',
  render: () => (
    <div style={{ transform: 'scale(0.5)', zoom: 1.5 }}>
      <InShadow>
        <div style={{ display: 'flex', flexDirection: 'column', height: 320, overflow: 'hidden' }}>
          <VirtualList label="Rooms" items={rooms(1000)} />
        </div>
      </InShadow>
    </div>
  ),
  play: async ({ canvas }) => {
    const root = await waitFor(() => {
      const shadowRoot = canvas.getByTestId('host').shadowRoot;
      if (!shadowRoot?.querySelector('.bk-virtual-list-item')) throw new Error('No items.');
      return shadowRoot;
    });
    const scroller = root.querySelector('.bk-virtual-list');
    if (!scroller) throw new Error('No list.');
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(39_000));
    scroller.scrollTop = 500 * 40;
    await waitFor(() => {
      const { top, left } = scroller.getBoundingClientRect();
      expect(root.elementFromPoint(left + 20, top + 4)?.textContent).toBe('Room 501');
    });
  },
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
