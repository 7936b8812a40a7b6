import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import { gone } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Menu } from './index.ts';

function InModal() {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      header={{ text: 'Edit institute' }}
      footer={{ cancel: { onCancel: () => setOpen(false) } }}
    >
      <Menu
        label="Actions"
        align="start"
        trigger={<Button>Choose</Button>}
        items={[{ label: 'This one' }, { label: 'That one' }]}
      />
    </Modal>
  );
}

const meta = {
  title: 'Overlays/Menu/Closing',
  component: Menu,
  tags: ['!autodocs'],
  args: { label: 'Actions', trigger: <Button>Choose</Button>, items: [] },
  render: () => <InModal />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.findByRole('button', { name: 'Choose' });
const modal = () => screen.getByRole('dialog', { name: 'Edit institute' });
const ways: [name: string, key: string][] = [
  ['a choice', '{Enter}'],
  ['Escape', '{Escape}'],
];

export const EscapeGoesBelow: Story = {
  name: 'Behaviour: while it closes, Escape closes the dialog below',
  play: async ({ userEvent }) => {
    const button = await trigger();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'This one' })).toHaveFocus());
    const menu = screen.getByRole('menu');
    await withStoppedTime(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(menu).toHaveAttribute('data-state', 'closed');
      await expect(menu).toHaveAttribute('inert');
      await userEvent.keyboard('{Escape}');
      await expect(modal()).toHaveAttribute('inert');
      await expect(menu).toBeInTheDocument();
    });
    await gone();
  },
};

export const FocusReturnsAtOnce: Story = {
  name: 'Behaviour: focus returns as it begins to close, and it takes none until it is gone',
  play: async ({ userEvent, step }) => {
    const button = await trigger();
    await waitFor(() => expect(button).toHaveFocus());
    for (const [name, key] of ways) {
      await step(name, async () => {
        await userEvent.keyboard('{Enter}');
        const item = await screen.findByRole('menuitem', { name: 'This one' });
        await waitFor(() => expect(item).toHaveFocus());
        await withStoppedTime(async (time) => {
          await userEvent.keyboard(key);
          await time.pass(1);
          await expect(button).toHaveFocus();
          item.focus();
          await expect(button).toHaveFocus();
          await expect(item).toBeInTheDocument();
        });
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await expect(button).toHaveFocus();
      });
    }
  },
};

export const ReducedMotion: Story = {
  ...EscapeGoesBelow,
  name: 'Behaviour: with reduced motion too',
  globals: { motion: 'reduced' },
};
