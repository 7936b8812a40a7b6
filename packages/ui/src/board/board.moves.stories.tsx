import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  announced,
  boardStories,
  cardOf,
  drag,
  handle,
  labelsIn,
  middleOf,
  mouse,
  onMove,
} from '../testing/board-stage.tsx';
import { stopTime } from '../testing/stopped-time.ts';
import { Board } from './index.ts';

const meta = {
  ...boardStories,
  title: 'Data/Board',
  component: Board,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const finger = { ...mouse, pointerType: 'touch' };

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
