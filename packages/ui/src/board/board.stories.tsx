import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { stopTime } from '../testing/stopped-time.ts';
import { Board, type BoardCard, type BoardMove, type BoardProps, movedCards } from './index.ts';

const columns = [
  { key: 'dirty', label: 'To clean' },
  { key: 'cleaning', label: 'Cleaning', limit: 2, limitReason: 'Two people clean today.' },
  { key: 'clean', label: 'Clean' },
];

const cards: readonly BoardCard[] = [
  { key: '101', column: 'dirty', label: 'Room 101' },
  { key: '102', column: 'dirty', label: 'Room 102' },
  { key: '103', column: 'dirty', label: 'Room 103' },
  { key: '201', column: 'cleaning', label: 'Room 201' },
  {
    key: '202',
    column: 'clean',
    label: 'Room 202',
    disabledReason: 'The guest has checked in.',
  },
];

const onMove = fn<(move: BoardMove) => ReturnType<NonNullable<BoardProps['onMove']>>>();

/** A board whose host keeps the cards, as an app does. */
function Housekeeping({ cards: first, onMove: asked, ...rest }: BoardProps) {
  const [own, setOwn] = useState(first);
  const make = (move: BoardMove) => setOwn((all) => movedCards(all, move));
  return (
    <Board
      {...rest}
      cards={own}
      onMove={
        asked &&
        ((move) => {
          const result = asked(move);
          if (result === undefined) return make(move);
          if (!result || !('then' in result)) return result;
          return result.then((answer) => {
            if (answer === undefined) make(move);
            return answer;
          });
        })
      }
    />
  );
}

const meta = {
  title: 'Data/Board',
  component: Board,
  args: { label: 'Housekeeping', columns, cards, onMove },
  beforeEach: () => {
    onMove.mockReset();
  },
  render: (args) => <Housekeeping {...args} />,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsIn = (column: string) =>
  within(screen.getByRole('list', { name: column }))
    .queryAllByRole('button', { name: /^Move Room \d+$/ })
    .map((handle) => handle.ariaLabel?.replace('Move Room ', ''));
const handle = (room: string) => screen.getByRole('button', { name: `Move Room ${room}` });
const announced = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script' })).toBeInTheDocument());
const noticeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=notice]')?.textContent;

/** Where the middle of an element is, or a little below it. */
const middleOf = (element: Element, down = 0) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 + down };
};

const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons: 1 };
const finger = { ...mouse, pointerType: 'touch' };

/** Presses a card and moves the pointer to the middle of another one, or a little below it. */
function drag(from: Element, to: Element, down = 0, pointer = mouse) {
  const [start, end] = [middleOf(from), middleOf(to, down)];
  fireEvent.pointerDown(from, { ...pointer, ...start });
  fireEvent.pointerMove(document, { ...pointer, ...start, clientY: start.clientY + 10 });
  fireEvent.pointerMove(document, { ...pointer, ...end });
  return { release: () => fireEvent.pointerUp(document, { ...pointer, ...end, buttons: 0 }) };
}

const cardOf = (room: string) => {
  const card = handle(room).closest('li');
  if (!card) throw new Error(`There is no card of ${room}.`);
  return card;
};

export const Default: Story = {};

export const FeaturesContent: Story = {
  name: 'Features: content of the cards, and words of an empty column',
  args: {
    columns: [...columns, { key: 'repair', label: 'Repair', empty: 'Nothing is broken.' }],
    renderCard: ({ label }) => (
      <>
        <strong>{label}</strong> <Badge tone="info">Deluxe</Badge>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is broken.')).toBeVisible();
    await expect(canvas.getAllByText('Deluxe')).toHaveLength(5);
  },
};

export const FeaturesReadOnly: Story = {
  name: 'Features: without a way to move',
  args: { onMove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const States: Story = {
  render: () => (
    <Board
      label="Housekeeping"
      columns={[...columns, { key: 'repair', label: 'Repair' }]}
      cards={[...cards, { key: '203', column: 'cleaning', label: 'Room 203' }]}
      onMove={() => {}}
    />
  ),
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: keys move a card within and between columns, and take it back',
  play: async ({ canvas }) => {
    handle('101').focus();
    await userEvent.keyboard(' ');
    await announced('Picked up Room 101 at position 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await announced('Room 101: To clean, position 2 of 3.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await announced('Room 101: Clean, position 2 of 2.');
    await userEvent.keyboard('{Home} ');
    await announced('Room 101 is now in Clean, position 1 of 2.');
    await expect(onMove).toHaveBeenCalledOnce();
    await expect(labelsIn('Clean')).toEqual(['101', '202']);
    await expect(handle('101')).toHaveFocus();

    handle('103').focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await announced('Move cancelled. Room 103 is back in its place.');
    await expect(labelsIn('To clean')).toEqual(['102', '103']);
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await expect(labelsIn('To clean')).toEqual(['103', '102']);
    await expect(canvas.getAllByText('2 cards')).toHaveLength(2);
  },
};

export const BehaviourKeysRtl: Story = {
  name: 'Behaviour: from right to left, the arrows to the sides change places',
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async () => {
    handle('101').focus();
    await userEvent.keyboard(' {ArrowLeft} ');
    await expect(labelsIn('Cleaning')).toEqual(['101', '201']);
  },
};

export const BehaviourDrag: Story = {
  name: 'Behaviour: a card is dragged to the place of the line',
  play: async ({ canvasElement, step }) => {
    await step('within its column', async () => {
      drag(cardOf('101'), cardOf('103'), 10).release();
      await expect(labelsIn('To clean')).toEqual(['102', '103', '101']);
    });
    await step('to another column', async () => {
      drag(cardOf('102'), cardOf('201'), -10).release();
      await expect(labelsIn('Cleaning')).toEqual(['102', '201']);
      await expect(onMove).toHaveBeenLastCalledWith({
        card: expect.objectContaining({ key: '102' }),
        column: 'cleaning',
        index: 0,
      });
    });
    await step('and taken back with Escape', async () => {
      const pointer = drag(cardOf('103'), cardOf('202'), 10);
      const ghost = () => canvasElement.querySelector('[data-part=ghost]');
      await expect(canvasElement.querySelector('[data-part=place]')).toBeInTheDocument();
      await expect(ghost()).toHaveTextContent('Room 103');
      await userEvent.keyboard('{Escape}');
      pointer.release();
      await expect(ghost()).toBeNull();
      await expect(labelsIn('To clean')).toEqual(['103', '101']);
      await expect(onMove).toHaveBeenCalledTimes(2);
    });
  },
};

export const BehaviourTouch: Story = {
  name: 'Behaviour: a finger drags by the handle at once, and a card after a long press; a short one scrolls',
  play: async ({ canvasElement, step }) => {
    const ghost = () => canvasElement.querySelector('[data-part=ghost]');
    await step('by the handle', async () => {
      drag(handle('101'), cardOf('202'), 10, finger).release();
      await expect(labelsIn('Clean')).toEqual(['202', '101']);
    });
    await step('not by a card, after a short press', async () => {
      drag(cardOf('102'), cardOf('202'), 10, finger).release();
      await expect(labelsIn('Clean')).toEqual(['202', '101']);
    });
    await step('by a card, after a long press', async () => {
      const card = cardOf('102');
      const [start, end] = [middleOf(card), middleOf(cardOf('201'), -10)];
      const time = stopTime();
      try {
        fireEvent.pointerDown(card, { ...finger, ...start });
        await time.pass(449);
        await expect(ghost()).toBeNull();
        await time.pass(1);
        await expect(ghost()).toHaveTextContent('Room 102');
      } finally {
        time.release();
      }
      fireEvent.pointerMove(document, { ...finger, ...end });
      fireEvent.pointerUp(document, { ...finger, ...end, buttons: 0 });
      await expect(labelsIn('Cleaning')).toEqual(['102', '201']);
    });
  },
};

export const BehaviourMenu: Story = {
  name: 'Behaviour: a menu moves a card without dragging, and keeps the focus on it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Room 101 to…' }));
    const menu = await screen.findByRole('menu', { name: 'Move Room 101 to…' });
    await expect(within(menu).getByRole('menuitem', { name: 'Move Room 101 up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Clean' }));
    await waitFor(() => expect(labelsIn('Clean')).toEqual(['202', '101']));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move Room 101 to…' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move Room 102 to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move Room 102 down' }));
    await waitFor(() => expect(labelsIn('To clean')).toEqual(['103', '102']));
  },
};

export const BehaviourLimit: Story = {
  name: 'Behaviour: a full column takes no card, and says why',
  args: { cards: [...cards, { key: '203', column: 'cleaning', label: 'Room 203' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2/2')).toBeVisible();
    handle('101').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await announced('Room 101: Cleaning, position 1 of 3. Two people clean today.');
    await userEvent.keyboard(' ');
    await announced('Room 101 is back in its place. Two people clean today.');
    await expect(noticeIn(canvasElement)).toBe('Two people clean today.');
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await expect(labelsIn('Clean')).toEqual(['101', '202']);
    await expect(noticeIn(canvasElement)).toBeUndefined();
  },
};

export const BehaviourDisabled: Story = {
  name: 'Behaviour: a card that can’t be moved says why',
  play: async ({ canvasElement }) => {
    await expect(handle('202')).toHaveAccessibleDescription('The guest has checked in.');
    drag(cardOf('202'), cardOf('101')).release();
    await expect(noticeIn(canvasElement)).toBe('The guest has checked in.');
    await expect(labelsIn('Clean')).toEqual(['202']);
  },
};

export const BehaviourPending: Story = {
  name: 'Behaviour: a move that is promised is shown, and taken back if it fails or is refused',
  play: async ({ canvasElement }) => {
    const card = () => canvasElement.querySelector('li[data-key="101"]');
    let settle = (_answer: undefined | false | { refused: string }) => {};
    onMove.mockImplementation(
      () =>
        new Promise((resolve) => {
          settle = resolve;
        }),
    );
    handle('101').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(labelsIn('Cleaning')).toEqual(['101', '201']);
    await expect(card()).toHaveAttribute('aria-busy', 'true');
    await expect(handle('101')).toHaveFocus();
    settle({ refused: 'Someone else cleans it.' });
    await announced('Room 101 is back in its place. Someone else cleans it.');
    await expect(labelsIn('To clean')).toEqual(['101', '102', '103']);
    await expect(handle('101')).toHaveFocus();

    await userEvent.keyboard(' {ArrowRight} ');
    settle(false);
    await announced('Move cancelled. Room 101 is back in its place.');
    await waitFor(() => expect(labelsIn('To clean')).toEqual(['101', '102', '103']));
    await expect(noticeIn(canvasElement)).toBeUndefined();

    await userEvent.keyboard(' {ArrowRight} ');
    settle(undefined);
    await announced('Room 101 is now in Cleaning, position 1 of 2.');
    await expect(card()).not.toHaveAttribute('aria-busy');
    await expect(labelsIn('Cleaning')).toEqual(['101', '201']);

    onMove.mockRejectedValue(new Error('Offline'));
    handle('102').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await announced('Room 102 is back in its place. Couldn’t save it.');
    await expect(noticeIn(canvasElement)).toBe('Couldn’t save it.');
    await expect(labelsIn('To clean')).toEqual(['102', '103']);
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: on a phone, columns scroll, and the next one is seen',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-part=columns]') ?? canvasElement;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    const next = canvas.getByRole('list', { name: 'Cleaning' }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(innerWidth);
    handle('101').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    const place = canvasElement.querySelector('[data-part=place]') ?? canvasElement;
    await waitFor(() =>
      expect(place.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const StressLong: Story = {
  name: 'Stress: long names and many cards',
  args: {
    columns: columns.map(({ key, label }) => ({
      key,
      label: `${label} on every floor of the building`,
    })),
    cards: Array.from({ length: 60 }, (_, at) => ({
      key: `${at}`,
      column: columns[at % 3]?.key ?? 'dirty',
      label: `Deluxe room with a view of the Andaman Sea ${at}`,
    })),
  },
};
