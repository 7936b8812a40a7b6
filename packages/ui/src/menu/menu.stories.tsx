import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Modal } from '../modal/index.ts';
import { Choosing, closed, item, menuStories, more, onEdit } from '../testing/menu-stage.tsx';
import { noDialog } from '../testing/modal-stage.tsx';
import { Menu } from './index.ts';

const meta = {
  ...menuStories,
  title: 'Overlays/Menu',
  component: Menu,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Options under a legend, and toggles. */
export const FeaturesChoices: Story = {
  name: 'Features: options and toggles',
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible());
  },
};

export const StatesTouch: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StressLong: Story = {
  name: 'Stress: long items',
  args: {
    items: Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => ({
      label: `${letter} ${'Lake Pichola House and its many rooms '.repeat(2)}`,
    })),
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: keyboard opens, moves, selects and returns focus',
  play: async ({ userEvent }) => {
    more().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger={<IconButton icon="ellipsis" label="More" />}
        items={[{ label: 'Delete', onSelect: () => setOpen(true) }]}
      />
      <Modal
        open={open}
        header={{ text: 'Delete OTA' }}
        footer={{ cancel: { onCancel: () => setOpen(false) } }}
      >
        <Menu
          label="Inside"
          trigger={<Button>Choose</Button>}
          items={[{ label: 'This one' }, { label: 'That one' }]}
        />
      </Modal>
    </>
  );
}

export const WithModal: Story = {
  name: 'Behaviour: a modal opened from a menu returns focus to the trigger; a menu works in a modal',
  render: () => <Asking />,
  play: async ({ userEvent }) => {
    const trigger = more();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const choose = await screen.findByRole('button', { name: 'Choose' });
    await closed();
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('This one')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(noDialog()).toBe(true));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {};
