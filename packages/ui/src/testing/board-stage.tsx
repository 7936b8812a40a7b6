import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import {
  Board,
  type BoardCard,
  type BoardMove,
  type BoardProps,
  movedCards,
} from '../board/index.ts';

export const columns = [
  { key: 'dirty', label: 'To clean' },
  { key: 'cleaning', label: 'Cleaning', limit: 2, limitReason: 'Two people clean today.' },
  { key: 'clean', label: 'Clean' },
];

export const cards: readonly BoardCard[] = [
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

export const onMove = fn<(move: BoardMove) => ReturnType<NonNullable<BoardProps['onMove']>>>();

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

/** The meta that all files of these stories share. */
export const boardStories = {
  args: { label: 'Housekeeping', columns, cards, onMove },
  beforeEach: () => {
    onMove.mockReset();
  },
  render: (args) => <Housekeeping {...args} />,
} satisfies Meta<typeof Board>;

export const labelsIn = (column: string) =>
  within(screen.getByRole('list', { name: column }))
    .queryAllByRole('button', { name: /^Move Room \d+$/ })
    .map((handle) => handle.ariaLabel?.replace('Move Room ', ''));
export const handle = (room: string) => screen.getByRole('button', { name: `Move Room ${room}` });
export const announced = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script' })).toBeInTheDocument());

/** Where the middle of an element is, or a little below it. */
export const middleOf = (element: Element, down = 0) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 + down };
};

export const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons: 1 };

/** Presses a card and moves the pointer to the middle of another one, or a little below it. */
export function drag(from: Element, to: Element, down = 0, pointer = mouse) {
  const [start, end] = [middleOf(from), middleOf(to, down)];
  fireEvent.pointerDown(from, { ...pointer, ...start });
  fireEvent.pointerMove(document, { ...pointer, ...start, clientY: start.clientY + 10 });
  fireEvent.pointerMove(document, { ...pointer, ...end });
  return { release: () => fireEvent.pointerUp(document, { ...pointer, ...end, buttons: 0 }) };
}

export const cardOf = (room: string) => {
  const card = handle(room).closest('li');
  if (!card) throw new Error(`There is no card of ${room}.`);
  return card;
};
