import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { tooltip } from '../testing/tooltip.ts';
import { nothing, point, reason, tooltipStories, tooltipText } from '../testing/tooltip-stage.tsx';
import { Tooltip } from './index.ts';

const meta = {
  ...tooltipStories,
  title: 'Overlays/Tooltip',
  component: Tooltip,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  name: 'Behaviour: follows its control when the layout moves, and hides with it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit category' });
    const row = button.parentElement;
    if (!row) throw new Error('There is no row.');
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    /** Above or below, with an arrow in between. */
    const isBeside = () => {
      const tip = tooltip()?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = button.getBoundingClientRect();
      const gap = Math.max(top - tip.bottom, tip.top - bottom);
      return gap > 5 && gap < 13;
    };
    await waitFor(() => expect(isBeside()).toBe(true));
    row.style.marginBlockStart = '200px';
    await waitFor(() => expect(isBeside()).toBe(true));
    row.style.display = 'none';
    await waitFor(() => expect(tooltip()).not.toBeVisible());
    row.removeAttribute('style');
    point(document.body);
    await nothing();
  },
};

export const Resized: Story = {
  name: 'Behaviour: hides when the window is resized',
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltip()).not.toBeNull());
    window.dispatchEvent(new Event('resize'));
    await nothing();
  },
};

function Vanishing(): ReactNode {
  const [copies, setCopies] = useState(0);
  if (copies > 1) return <p>Gone</p>;
  return (
    <IconButton
      icon={copies ? 'check' : 'copy'}
      label={copies ? 'Copied' : 'Copy link'}
      size="md"
      onKeyDown={({ key }) => key === 'c' && setCopies(copies + 1)}
    />
  );
}

export const FollowsItsControl: Story = {
  name: 'Behaviour: updates with its control’s text and disappears with it',
  render: () => <Vanishing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(tooltipText()).toBe('Copied'));
    await userEvent.keyboard('c');
    await expect(canvas.getByText('Gone')).toBeVisible();
    await nothing();
  },
};

export const WithoutAnchors: Story = {
  name: 'Behaviour: where the browser can’t position it, it stays above or below its control, within the window',
  render: () => (
    <div className="sheet-end">
      <IconButton icon="trash-2" label="Delete category" disabledReason={reason} />
    </div>
  ),
  play: async ({ canvas }) => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    const button = canvas.getByRole('button', { name: 'Delete category' });
    const expectPlace = (side: 'above' | 'below') =>
      waitFor(() => {
        const tip = tooltip()?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = button.getBoundingClientRect();
        expect(side === 'above' ? top - tip.bottom : tip.top - bottom).toBeCloseTo(11, 0);
        expect(tip.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 7);
      });
    button.style.marginTop = '200px';
    point(button);
    await waitFor(() => expect(tooltipText()).toBe(reason));
    await expectPlace('above');
    // It follows when the page moves.
    button.style.marginTop = '160px';
    await expectPlace('above');
    button.style.marginTop = '0';
    await expectPlace('below');
    point(document.body);
    await nothing();
    supports.mockRestore();
  },
};

export const LeavesNoTrace: Story = {
  name: 'Behaviour: it leaves the control’s style as it was',
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit category" style={{ anchorName: '--mine' }} />
      <IconButton icon="copy" label="Copy link" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [edit, copy] = canvas.getAllByRole('button');
    if (!edit || !copy) throw new Error('There are two buttons.');
    point(edit);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    await expect(edit.style.getPropertyValue('anchor-name')).toBe('--mine, --bk-tooltip');
    point(copy);
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await expect(edit.style.getPropertyValue('anchor-name')).toBe('--mine');
    point(document.body);
    await nothing();
    await expect(copy).not.toHaveAttribute('style');
  },
};
