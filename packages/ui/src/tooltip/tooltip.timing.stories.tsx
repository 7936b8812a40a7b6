import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH, TOOLTIP_Z_INDEX } from '../constants.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { tooltip } from '../testing/tooltip.ts';
import {
  AMPLE_MS,
  nothing,
  point,
  reason,
  tooltipStories,
  tooltipText,
} from '../testing/tooltip-stage.tsx';
import { Tooltip, TooltipProvider } from './index.ts';

const meta = {
  ...tooltipStories,
  title: 'Overlays/Tooltip',
  component: Tooltip,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delay: Story = {
  name: 'Behaviour: [TIP-02] TT3 shows and hides after 0.1 s, at most 250 px wide, z-index 9999',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit category' });
    await nothing();
    await expect(TOOLTIP_DELAY_MS).toBe(100);
    await withStoppedTime(async (time) => {
      point(edit);
      await expect(await time.until(() => tooltip() !== null)).toBe(TOOLTIP_DELAY_MS);
      point(document.body);
      await expect(await time.until(() => tooltip() === null)).toBe(TOOLTIP_DELAY_MS);
    });

    point(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltipText()).toBe(reason));
    const element = tooltip();
    // The text is wider than that, so it fills it.
    const { width } = element?.getBoundingClientRect() ?? new DOMRect();
    await expect(TOOLTIP_MAX_WIDTH).toBe(250);
    await expect(Math.abs(width - TOOLTIP_MAX_WIDTH)).toBeLessThanOrEqual(1);
    await expect(TOOLTIP_Z_INDEX).toBe(9999);
    await expect(element && getComputedStyle(element).zIndex).toBe(String(TOOLTIP_Z_INDEX));
  },
};

export const OneAtATime: Story = {
  name: 'Behaviour: TT2 TT3 one tooltip at a time, none for a short hover or touch',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit category' });
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    await withStoppedTime(async (time) => {
      point(edit);
      await time.pass(TOOLTIP_DELAY_MS - 1);
      point(document.body);
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
      point(edit, 'touch');
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
    });
    point(edit);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    point(copy);
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await expect(document.querySelectorAll('.bk-tooltip').length).toBe(1);
  },
};

function SecondApp() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <TooltipProvider />}
      <Button onClick={() => setThere(false)} data-tooltip="Away with it">
        Close the other app
      </Button>
    </>
  );
}

export const TwoApps: Story = {
  name: 'Behaviour: with two layers mounted, the first shows tooltips and the other takes over',
  render: () => <SecondApp />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Away with it'));
    await expect(document.querySelectorAll('.bk-tooltip')).toHaveLength(1);
    await userEvent.click(button);
    await nothing();
    point(document.body);
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Away with it'));
  },
};

export const StaysUnderThePointer: Story = {
  name: 'Behaviour: TT3 the tooltip itself can be hovered',
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltip()).not.toBeNull());
    const element = tooltip();
    await withStoppedTime(async (time) => {
      if (element) point(element);
      await time.pass(AMPLE_MS);
      await expect(tooltipText()).toBe('Edit category');
    });
    point(document.body);
    await nothing();
  },
};
