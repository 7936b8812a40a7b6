import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import { gone } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './index.ts';

function InModal() {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      header={{ text: 'Edit report' }}
      footer={{ cancel: { onCancel: () => setOpen(false) } }}
    >
      <Popover label="Share this report" trigger={<Button>Share</Button>}>
        <TextField label="Email address" name="email" />
      </Popover>
    </Modal>
  );
}

const meta = {
  title: 'Overlays/Popover/Closing',
  component: Popover,
  tags: ['!autodocs'],
  args: { label: 'Share this report', trigger: <Button>Share</Button> },
  render: () => <InModal />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('Email address');
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this report' })).toBeNull());

async function open(userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) {
  const trigger = await screen.findByRole('button', { name: 'Share' });
  await waitFor(() => expect(trigger).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Share this report' });
  await waitFor(() => expect(field()).toHaveFocus());
  return { trigger, popover };
}

export const EscapeGoesBelow: Story = {
  name: 'Behaviour: while it closes, Escape closes the dialog below',
  play: async ({ userEvent }) => {
    const { popover } = await open(userEvent);
    const modal = screen.getByRole('dialog', { name: 'Edit report' });
    await withStoppedTime(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(popover).toHaveAttribute('data-state', 'closed');
      await expect(popover).toHaveAttribute('inert');
      await userEvent.keyboard('{Escape}');
      await expect(modal).toHaveAttribute('inert');
      await expect(popover).toBeInTheDocument();
    });
    await gone();
  },
};

export const FocusReturnsAtOnce: Story = {
  name: 'Behaviour: focus returns as it begins to close, and it takes none until it is gone',
  play: async ({ userEvent }) => {
    const { trigger, popover } = await open(userEvent);
    const input = field();
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await time.pass(1);
      await expect(trigger).toHaveFocus();
      input.focus();
      await expect(trigger).toHaveFocus();
      await expect(popover).toBeInTheDocument();
    });
    await closed();
    await expect(trigger).toHaveFocus();
  },
};

export const OpenedAgain: Story = {
  name: 'Behaviour: opened again while it closes, it stays and takes focus',
  play: async ({ userEvent }) => {
    const { trigger, popover } = await open(userEvent);
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await time.pass(1);
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      // After the interrupted exit would have ended.
      await time.pass(1000);
      await expect(popover).toHaveAttribute('data-state', 'open');
      await expect(popover).not.toHaveAttribute('inert');
      await expect(field()).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const ReducedMotion: Story = {
  ...EscapeGoesBelow,
  name: 'Behaviour: with reduced motion too',
  globals: { motion: 'reduced' },
};
