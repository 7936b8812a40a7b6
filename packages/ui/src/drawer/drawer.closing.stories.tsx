import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import { backdrop, drawerStories, onClose, open, Stage } from '../testing/drawer-stage.tsx';
import { gone, noDialog } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Drawer } from './index.ts';

const meta = {
  ...drawerStories,
  title: 'Overlays/Drawer',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = {
  name: 'Behaviour: Escape, backdrop and button close it; focus moves in and returns',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const opener = canvas.getByRole('button', { name: 'Open' });
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(backdrop()),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const [index, close] of ways.entries()) {
      const drawer = await open(scene);
      await expect(drawer).toHaveAccessibleName('Navigation');
      await expect(drawer).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Institutes' })).toHaveFocus();
      await close();
      await expect(drawer).toHaveAttribute('inert');
      await gone();
      await expect(onClose).toHaveBeenCalledTimes(index + 1);
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

export const OpenedAgain: Story = {
  name: 'Behaviour: reopened while closing, it stays and gets focus',
  play: async (scene) => {
    const drawer = await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(drawer).toHaveAttribute('inert');
      scene.canvas.getByText('Open').click();
      await time.pass(0);
      await expect(drawer).not.toHaveAttribute('inert');
      await expect(drawer).toHaveFocus();
      // After the interrupted closing would have ended.
      await time.pass(2 * DRAWER_CLOSE_MS);
      await expect(drawer).toBeVisible();
    });
  },
};

function Details() {
  const [row, setRow] = useState<string>();
  return (
    <>
      <Button onClick={() => setRow('Lake Pichola House')}>Open</Button>
      <Drawer open={row !== undefined} label={`${row}`} onOpenChange={() => setRow(undefined)}>
        {row}
      </Drawer>
    </>
  );
}

export const ShownLast: Story = {
  name: 'Behaviour: keeps its content while closing, even if the parent’s is gone',
  render: () => <Details />,
  play: async (scene) => {
    const drawer = await open(scene);
    await scene.userEvent.keyboard('{Escape}');
    await expect(drawer).toHaveAttribute('inert');
    await expect(drawer).toHaveTextContent('Lake Pichola House');
    await expect(drawer).toHaveAttribute('aria-label', 'Lake Pichola House');
    await gone();
  },
};

export const Time: Story = {
  name: 'Behaviour: closes in 220 ms',
  play: async (scene) => {
    await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(await time.until(noDialog)).toBe(DRAWER_CLOSE_MS);
    });
  },
};
