import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import {
  announced,
  boardStories,
  cardOf,
  cards,
  columns,
  drag,
  handle,
  labelsIn,
  onMove,
} from '../testing/board-stage.tsx';
import { Board } from './index.ts';

const meta = {
  ...boardStories,
  title: 'Data/Board',
  component: Board,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const noticeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=notice]')?.textContent;

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
