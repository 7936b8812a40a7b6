import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { hotelStays } from '../testing/sample-hotel.ts';
import { focusedName, press, timelineStories } from '../testing/timeline-stage.tsx';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const meta = {
  ...timelineStories,
  title: 'Data/ResourceTimeline',
  component: ResourceTimeline,
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourKeys: Story = {
  name: 'Behaviour: one tab stop, then keys move through cells and items',
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await press('{ArrowDown}');
    await expect(focusedName()).toBe('Sun 1 Mar to Mon 2 Mar, Room 101, free');
    await press('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Asha Rao/);
    await press('{ArrowRight}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
    await press('{ArrowLeft}{ArrowDown}');
    await expect(focusedName()).toBe('Wed 4 Mar to Thu 5 Mar, Room 102, free');
    await press('{ArrowLeft}');
    await expect(focusedName()).toMatch(/^Meera Iyer/);
    await press('{Home}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Room 102');
    await press('{End}');
    await expect(focusedName()).toBe('Thu 30 Apr to Fri 1 May, Room 102, free');
    await press(
      '{Control>}{Home}{/Control}{ArrowDown}{Control>}{ArrowRight}{ArrowRight}{/Control}',
    );
    await expect(focusedName()).toMatch(/^Vikram Sethi, VIP/);
    await expect(args.onItemOpen).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(hotelStays[1]);
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const BehaviourStackKeys: Story = {
  name: 'Behaviour: arrows reach each of the items at the same time',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Noor Ali/ }));
    await expect(focusedName()).toMatch(/^Noor Ali/);
    await press('{ArrowUp}');
    await expect(focusedName()).toMatch(/^Family Das/);
    await press('{ArrowDown}{ArrowDown}');
    await expect(focusedName()).toMatch(/, Suite 202, free$/);
  },
};

export const BehaviourFolding: Story = {
  name: 'Behaviour: groups fold, by a click or Enter',
  args: { onCollapsedChange: fn() },
  play: async ({ args, canvas }) => {
    const group = await canvas.findByRole('rowheader', { name: 'Deluxe' });
    await userEvent.click(group);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(['deluxe']);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('rowheader', { name: 'Room 101' })).toBeNull();
    await expect(document.activeElement).toBe(group);
    await press('{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'Room 101' })).toBeVisible();
  },
};

export const BehaviourSelection: Story = {
  name: 'Behaviour: Ctrl and a click, or Space, select several items',
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    const asha = await canvas.findByRole('gridcell', { name: /^Asha/ });
    await fireEvent.click(asha, { ctrlKey: true });
    await expect(asha).toHaveAttribute('aria-selected', 'true');
    await expect(args.onItemOpen).not.toHaveBeenCalled();
    await press('{Control>}{ArrowRight}{/Control} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['asha', 'vikram']);
    await press(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['asha']);
  },
};

export const BehaviourFocused: Story = {
  name: 'Behaviour: the keys go on from where a screen reader has moved the focus',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('gridcell', { name: /night/ });
    if (!first || !second) throw new Error('No stays.');
    first.focus();
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
    second.focus();
    await waitFor(() => expect(second).toHaveAttribute('tabindex', '0'));
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: days run from right to left, and so do the arrow keys',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = (name: RegExp) =>
      canvas.getByRole('gridcell', { name }).getBoundingClientRect().left;
    await canvas.findByRole('gridcell', { name: /^Vikram/ });
    await expect(left(/^Vikram/)).toBeLessThan(left(/^Asha/));
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Asha/ }));
    await press('{ArrowLeft}');
    await expect(focusedName()).toBe('Thu 5 Mar to Fri 6 Mar, Room 101, free');
  },
};
